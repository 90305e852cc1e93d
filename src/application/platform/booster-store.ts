import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { isPortalError } from '../../domain/kernel/errors';
import type { Platforms } from './ports/platforms';

/** Boosters, which open only for clients whose tool is active (R2.4, D5). */
export class BoosterStore {
  /** The address whose check is on its way. */
  checking: string | null = null;
  /** The answer was no: the client is told. */
  refused = false;
  /** An address that passed the check too late: the browser no longer counts the click and would block the new tab. */
  ready: string | null = null;
  readonly #platforms: Platforms;

  constructor(platforms: Platforms) {
    this.#platforms = platforms;
    makeAutoObservable(this);
  }

  /**
   * Whether the booster at an address may open now. Each click checks again; a second click during a check is
   * ignored. A failed check means no.
   */
  async mayOpen(href: string): Promise<boolean> {
    if (this.checking !== null) return false;
    this.checking = href;
    const answer = await this.#platforms.toolActive(CONSTANTS.boosterToolId).catch(answerOfFailure);
    this.answered(answer);
    return answer === 'signed out' ? false : answer;
  }

  /** It may open, but only another click can open it. */
  offer(href: string): void {
    this.ready = href;
  }

  /** The client has read the dialog. */
  dismiss(): void {
    this.refused = false;
    this.ready = null;
  }

  private answered(answer: boolean | 'signed out'): void {
    this.checking = null;
    this.refused = answer === false;
  }
}

/** No message where the answer signed the client out: the sign-in page says why. */
function answerOfFailure(error: unknown): false | 'signed out' {
  return isPortalError(error) && error.kind === 'unauthorized' ? 'signed out' : false;
}
