import { makeAutoObservable } from 'mobx';

/** The link between the live figures and the views that show them. */
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
