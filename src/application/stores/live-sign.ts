import { makeAutoObservable } from 'mobx';

/** What the figures that move and the views that show them tell each other. */
export class LiveSign {
  /** Figures that should move have fallen silent. */
  silent = false;
  /** The list that shows them is scrolled: the frames are the scrolling's own. */
  held = false;

  constructor() {
    makeAutoObservable(this);
  }

  set(silent: boolean): void {
    this.silent = silent;
  }

  hold(held: boolean): void {
    this.held = held;
  }
}
