import { makeAutoObservable } from 'mobx';

/** Whether figures that should move have fallen silent. */
export class LiveSign {
  silent = false;

  constructor() {
    makeAutoObservable(this);
  }

  set(silent: boolean): void {
    this.silent = silent;
  }
}
