import type { Dealing } from '../dealing/dealing';
import { DealingRefusal } from '../dealing/dealing-refusal';
import type { Database } from '../db/database';
import type { Idempotency } from '../db/idempotency';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import { dealOf } from './terminal-books';
import type { TerminalSession } from './terminal-sessions';
import type { TerminalDeal, TerminalInput, TerminalOrderResult, TerminalQuote } from './terminal-wire';

interface TerminalTradesDeps {
  readonly dealing: Dealing;
  readonly idempotency: Idempotency;
  readonly quotas: Quotas;
}

/**
 * Trades from the web terminal, on the account of its session alone. A read-only session trades nothing.
 * @throws DealingRefusal with the reason, from every trade.
 */
export class TerminalTrades {
  constructor(private readonly deps: TerminalTradesDeps) {}

  quote({ login }: TerminalSession, trade: TerminalInput<'quote'>): Promise<TerminalQuote> {
    return this.deps.dealing.quote({ login, ...trade });
  }

  /** Trades at once or places a pending order: once for each id of a request. */
  order(
    session: TerminalSession,
    { requestId, ...order }: TerminalInput<'order'>,
  ): Promise<TerminalOrderResult> {
    const { quotas } = this.deps;
    return this.#tradeOnce(session, requestId, { call: 'order', ...order }, async (dealing, transaction) => {
      // Orders without end could enlarge one position of a netting account, which no other quota counts.
      if (!(await quotas.hasRoom(transaction, QUOTAS.terminalTrades, session.clientId)))
        throw new DealingRefusal({ reason: 'limit' });
      return dealing.order({ login: session.login, ...order });
    });
  }

  /** Closes a position or a part of it: once for each id of a request. */
  close(session: TerminalSession, { requestId, ...closing }: TerminalInput<'close'>): Promise<TerminalDeal> {
    return this.#tradeOnce(session, requestId, { call: 'close', ...closing }, async (dealing) =>
      dealOf(await dealing.close({ login: session.login, ...closing })),
    );
  }

  async change(session: TerminalSession, change: TerminalInput<'change'>): Promise<void> {
    checkAccess(session);
    await this.deps.dealing.change({ login: session.login, ...change });
  }

  async cancel(session: TerminalSession, { orderId }: TerminalInput<'cancel'>): Promise<void> {
    checkAccess(session);
    await this.deps.dealing.cancel({ login: session.login, orderId });
  }

  async #tradeOnce<Answer extends object>(
    session: TerminalSession,
    requestId: string,
    request: object,
    trade: (dealing: Dealing, transaction: Database) => Promise<Answer>,
  ): Promise<Answer> {
    checkAccess(session);
    const { dealing, idempotency } = this.deps;
    const owner = { id: session.clientId };
    return idempotency.run(owner, requestId, { login: session.login, ...request }, (transaction) =>
      trade(dealing.withTransaction(transaction), transaction),
    );
  }
}

function checkAccess({ access }: TerminalSession): void {
  if (access !== 'trade') throw new DealingRefusal({ reason: 'rights' });
}
