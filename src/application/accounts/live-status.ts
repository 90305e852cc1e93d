import { makeAutoObservable } from 'mobx';

/** The link between the live figures and the views that show them. */
export class LiveStatus {
  /** Figures that should move have stopped. */
  isSilent = false;

  constructor() {
    makeAutoObservable(this);
  }

  setSilent(isSilent: boolean): void {
    this.isSilent = isSilent;
  }
}
