import { makeAutoObservable } from 'mobx';

/** Whether the code for third parties has been loaded: it is loaded last, and may fail. */
export class ThirdPartyStore {
  isHere = false;

  constructor() {
    makeAutoObservable(this);
  }

  arrived(): void {
    this.isHere = true;
  }
}
