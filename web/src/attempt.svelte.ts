// The state of a request whose button is disabled until the server answers.
import { errorMessage } from "./faults";

export class Attempt {
  busy = $state(false); // a request is running
  fault = $state(""); // why the last request failed, as a sentence for the player

  /** Run a request; a failure is stored in `fault` for display. */
  run = async (call: () => Promise<void>): Promise<void> => {
    this.busy = true;
    this.fault = "";
    try {
      await call();
    } catch (error) {
      this.fault = errorMessage(error);
    } finally {
      this.busy = false;
    }
  };
}
