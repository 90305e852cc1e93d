import { makeAutoObservable } from 'mobx';

/** What the figures that move and the views that show them tell each other. */
export class LiveSign {
  /** Figures that should move have fallen silent. */
  silent = false;

  constructor() {
    makeAutoObservable(this);
  }

  set(silent: boolean): void {
    this.silent = silent;
  }
}
