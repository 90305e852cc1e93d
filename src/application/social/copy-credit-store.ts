import type { CopyFundsQuote } from '../../domain/social/copy';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { Quoting, type AnyQuote } from '../money/quoting';
import type { Copies } from './ports/copies';

/** The amount to move into a copy: a decimal string in the account's currency. */
export interface CopyFunds {
  readonly fromLogin: number;
  readonly amount: string;
}

/** A quote of money has a rate; this one moves between accounts of one currency. */
const WITHOUT_RATE: AnyQuote = { rate: null, received: null, expiresAt: null };

/** The credit of a bonus that money for a copy takes with it, at its start or later. */
export class CopyCreditStore {
  readonly quoting: Quoting<CopyFunds, CopyFundsQuote & AnyQuote>;

  constructor(copies: Copies, clock: Clock, page: Page) {
    const fetchQuote = async ({ amount, fromLogin }: CopyFunds, signal: AbortSignal) => {
      const quote = await copies.quoteFunds(fromLogin, amount, signal);
      return { ...WITHOUT_RATE, ...quote };
    };
    this.quoting = new Quoting(fetchQuote, clock, page);
  }
}
