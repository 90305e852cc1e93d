import { makeAutoObservable } from 'mobx';
import type { Page } from './ports/page';

/** The browser's connection (F9). */
export class ConnectionStore {
  online: boolean;

  constructor(page: Page) {
    this.online = page.online;
    makeAutoObservable(this);
    page.onConnectionChange(() => this.setOnline(page.online));
  }

  private setOnline(online: boolean): void {
    this.online = online;
  }
}
