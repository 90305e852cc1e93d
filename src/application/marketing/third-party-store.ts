import { makeAutoObservable } from 'mobx';

/** Load state of the code for third parties, which is loaded last and may fail. */
export class ThirdPartyStore {
  isLoaded = false;

  constructor() {
    makeAutoObservable(this);
  }

  setLoaded(): void {
    this.isLoaded = true;
  }
}
