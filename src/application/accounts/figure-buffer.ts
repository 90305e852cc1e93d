import type { AccountFigures } from '../../domain/accounts/account-figures';
import type { OrderFigures, PositionFigures } from '../../domain/accounts/moving-positions';
import type { Clock } from '../kernel/ports/clock';
import type { LiveEvent } from './ports/live-figures';

/** Events of one frame are rendered together. */
const FRAME_MS = 16;
/** Accounts whose figures are rendered in one frame; the others follow in the next frames. */
const MAX_ACCOUNTS_PER_FRAME = 1_000;
/** Figures are not rendered while the page scrolls, for at most this time. */
const MAX_RENDER_DELAY_MS = 3_000;

/** Figures that are rendered in one frame: the newest ones, by login and by ticket. */
export interface FigureBatch {
  readonly accounts: ReadonlyMap<number, AccountFigures>;
  readonly positions: ReadonlyMap<number, PositionFigures>;
  readonly orders: ReadonlyMap<number, OrderFigures>;
  /** Time of the newest figures, epoch milliseconds on the gateway's clock. */
  readonly at: number;
}

interface FigureBufferOptions {
  clock: Clock;
  isScrolling: () => boolean;
  render: (batch: FigureBatch) => void;
}

/** Merges the figures of many events, and renders them frame by frame. */
export class FigureBuffer {
  readonly #accounts = new Map<number, AccountFigures>();
  readonly #positions = new Map<number, PositionFigures>();
  readonly #orders = new Map<number, OrderFigures>();
  #newestAt = 0;
  #cancelFrame: (() => void) | undefined;
  readonly #clock: Clock;
  readonly #isScrolling: () => boolean;
  readonly #render: (batch: FigureBatch) => void;

  constructor({ clock, isScrolling, render }: FigureBufferOptions) {
    this.#clock = clock;
    this.#isScrolling = isScrolling;
    this.#render = render;
  }

  /** Every event renders a batch, even an empty one: its time shows how current the figures are. */
  add(event: LiveEvent): void {
    if (event.kind === 'figures') {
      for (const account of event.accounts) this.#accounts.set(account.login, account);
      for (const position of event.positions ?? []) this.#positions.set(position.ticket, position);
      for (const order of event.orders ?? []) this.#orders.set(order.ticket, order);
    }
    this.#newestAt = Math.max(this.#newestAt, event.at);
    this.#scheduleFrame();
  }

  /** Drops the figures that are not rendered yet. */
  clear(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
    this.#accounts.clear();
    this.#positions.clear();
    this.#orders.clear();
  }

  /** @param since time of the first pending figures. */
  #scheduleFrame(since = this.#clock.now()): void {
    this.#cancelFrame ??= this.#clock.after(FRAME_MS, () => {
      this.#cancelFrame = undefined;
      if (this.#isScrolling() && this.#clock.now() - since < MAX_RENDER_DELAY_MS)
        return this.#scheduleFrame(since);
      this.#renderBatch();
      if (this.#accounts.size > 0) this.#scheduleFrame();
    });
  }

  #renderBatch(): void {
    const accounts = new Map([...this.#accounts].slice(0, MAX_ACCOUNTS_PER_FRAME));
    const positions = new Map(this.#positions);
    const orders = new Map(this.#orders);
    for (const login of accounts.keys()) this.#accounts.delete(login);
    this.#positions.clear();
    this.#orders.clear();
    this.#render({ accounts, positions, orders, at: this.#newestAt });
  }
}
