import { makeAutoObservable } from 'mobx';
import type { Page } from './ports/page';

/** Whether the browser has a connection (F9). */
export class ConnectionStore {
  online: boolean;

  constructor(page: Page) {
    this.online = page.online;
    makeAutoObservable(this);
    page.onConnectionChange(() => this.changed(page.online));
  }

  private changed(online: boolean): void {
    this.online = online;
  }
}
