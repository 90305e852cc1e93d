import { makeAutoObservable } from 'mobx';

/** What the figures that move and the views that show them tell each other. */
export class LiveStatus {
  /** Figures that should move have fallen silent. */
  silent = false;

  constructor() {
    makeAutoObservable(this);
  }

  setSilent(silent: boolean): void {
    this.silent = silent;
  }
}
