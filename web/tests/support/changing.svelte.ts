// A value that changes under the component that shows it.
export class Changing<T> {
  now = $state.raw() as T;

  constructor(first: T) {
    this.now = first;
  }
}
