import { makeAutoObservable } from 'mobx';

/** Whether the code that deals with third parties is there: it comes after everything else, or not at all. */
export class ThirdPartyStore {
  isHere = false;

  constructor() {
    makeAutoObservable(this);
  }

  arrived(): void {
    this.isHere = true;
  }
}
