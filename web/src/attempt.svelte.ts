// A call to the server that somebody waits for.
import { told } from "./faults";

export class Attempt {
  busy = $state(false); // whether it is under way
  fault = $state(""); // why the last one failed, as a sentence

  /** Make a call; a failure is kept to be shown. */
  run = async (call: () => Promise<void>): Promise<void> => {
    this.busy = true;
    this.fault = "";
    try {
      await call();
    } catch (error) {
      this.fault = told(error);
    } finally {
      this.busy = false;
    }
  };
}
