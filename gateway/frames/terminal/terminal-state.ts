import { INSTRUMENTS, type MarketInstrument } from '../../market/instruments.table';
import { instrumentOf } from '../../market/market';
import type {
  TerminalDeal,
  TerminalEndedOrder,
  TerminalFigures,
  TerminalInstrument,
  TerminalOrder,
  TerminalPosition,
  TerminalSignIn,
} from '../../terminal/terminal-wire';

/** A list of the account below the chart. */
export const LISTS = Object.freeze(['positions', 'orders', 'history'] as const);
export type List = (typeof LISTS)[number];

/** Parts of the page that a narrow screen shows one at a time. */
export const VIEWS = Object.freeze(['quotes', 'chart', ...LISTS] as const);
export type View = (typeof VIEWS)[number];

export interface TerminalState {
  readonly instrument: MarketInstrument;
  /** The instant of the prices on screen, epoch milliseconds of the gateway's clock. */
  readonly now: number;
  /** The gateway's clock minus the visitor's. */
  readonly clockOffset: number;
  readonly view: View;
  readonly list: List;
  readonly session: TerminalSignIn | null;
  /** The reason why the last session ended, if the client did not end it. */
  readonly hasSessionEnded: boolean;
  readonly isConnected: boolean;
  /** The account's figures; null until they have arrived. */
  readonly figures: TerminalFigures | null;
  /** The instant of the figures, on the gateway's clock. */
  readonly figuresAt: number | null;
  readonly positions: readonly TerminalPosition[] | null;
  readonly orders: readonly TerminalOrder[] | null;
  readonly deals: readonly TerminalDeal[] | null;
  /** The cursor of older deals; null if there are none. */
  readonly nextDeals: string | null;
  readonly endedOrders: readonly TerminalEndedOrder[] | null;
  /** The cursor of older ended orders; null if there are none. */
  readonly nextEndedOrders: string | null;
  readonly terms: readonly TerminalInstrument[];
}

const SIGNED_OUT = {
  session: null,
  isConnected: false,
  figures: null,
  figuresAt: null,
  positions: null,
  orders: null,
  deals: null,
  nextDeals: null,
  endedOrders: null,
  nextEndedOrders: null,
  terms: [],
} as const satisfies Partial<TerminalState>;

export function initialState(now: number): TerminalState {
  return {
    ...SIGNED_OUT,
    instrument: INSTRUMENTS[0] ?? instrumentOf('EURUSD'),
    now,
    clockOffset: 0,
    view: 'chart',
    list: 'positions',
    hasSessionEnded: false,
  };
}

/** The change of state at a sign-out; nothing of the account stays on the page. */
export const signedOut = (hasSessionEnded: boolean): Partial<TerminalState> => ({
  ...SIGNED_OUT,
  hasSessionEnded,
});

/** The trading terms of the chosen instrument; undefined until they have arrived. */
export const termsOf = ({ instrument, terms }: TerminalState): TerminalInstrument | undefined =>
  terms.find(({ symbol }) => symbol === instrument.symbol);

/** True if the session may trade, and not only read. */
export const canTrade = ({ session }: TerminalState): boolean => session?.access === 'trade';

/** Figures older than this are shown as stale. */
const FRESH_MS = 10_000;

export const isStale = ({ figuresAt, isConnected, now }: TerminalState): boolean =>
  !isConnected || figuresAt === null || now - figuresAt > FRESH_MS;
