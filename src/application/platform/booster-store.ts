import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { isPortalError } from '../../domain/kernel/errors';
import type { Platforms } from './ports/platforms';

/** Boosters, which open only for clients whose tool is active (R2.4, D5). */
export class BoosterStore {
  /** The address being checked. */
  pendingHref: string | null = null;
  /** The gateway refused: a dialog explains it. */
  isRefused = false;
  /** An address whose check ended too late after the click, so that the browser would block the new tab. */
  readyHref: string | null = null;
  readonly #platforms: Platforms;

  constructor(platforms: Platforms) {
    this.#platforms = platforms;
    makeAutoObservable(this);
  }

  /**
   * Checks if the booster at an address may open now. Each click checks again; a second click during a check is
   * ignored. A failed check means no.
   */
  async mayOpen(href: string): Promise<boolean> {
    if (this.pendingHref !== null) return false;
    this.pendingHref = href;
    const answer = await this.#platforms.toolActive(CONSTANTS.boosterToolId).catch(answerOfFailure);
    this.setAnswer(answer);
    return answer === 'signed out' ? false : answer;
  }

  /** Offers an address that needs another click. */
  offer(href: string): void {
    this.readyHref = href;
  }

  /** Closes the dialog. */
  dismiss(): void {
    this.isRefused = false;
    this.readyHref = null;
  }

  private setAnswer(answer: boolean | 'signed out'): void {
    this.pendingHref = null;
    this.isRefused = answer === false;
  }
}

/** An answer that signed the client out needs no message: the sign-in page shows one. */
function answerOfFailure(error: unknown): false | 'signed out' {
  return isPortalError(error) && error.kind === 'unauthorized' ? 'signed out' : false;
}
