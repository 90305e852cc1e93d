import { instrumentOf, quoteAt } from '../../../../gateway/market/market';
import type { DealingRefusalDetails } from '../../../../gateway/dealing/dealing-refusal';
import type {
  TerminalBody,
  TerminalDeal,
  TerminalEndedOrder,
  TerminalFigures,
  TerminalOrder,
  TerminalPosition,
  TerminalPositions,
  TerminalSignIn,
} from '../../../../gateway/terminal/terminal-wire';

export const FAKE_LOGIN = 50128841;
export const TRADING_PASSWORD = 'Trade-1234';
export const READ_ONLY_PASSWORD = 'Read-12345';

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const done = (body: unknown): Reply => ({ status: 200, body });

/** The terminal's calls in memory, for one account whose prices are the market's. */
export class TerminalFake {
  /** Every call, as `POST order`, with its body. */
  readonly calls: { readonly name: string; readonly body: unknown }[] = [];
  positions: TerminalPosition[] = [];
  orders: TerminalOrder[] = [];
  deals: TerminalDeal[] = [];
  endedOrders: TerminalEndedOrder[] = [];
  /** The next answers by call, before the fake answers itself; `lost` executes the call and loses its answer. */
  readonly next = new Map<string, Reply | 'lost'>();
  /** The commission of a lot that a campaign waives. */
  waivedPerLot = 0;
  /** True: a stream begins with the next tick, and not at once. */
  isStreamSlow = false;
  #access: TerminalSignIn['access'] | null = null;
  #ticket = 4_600_000;
  readonly #answers = new Map<string, Reply>();
  readonly #streams = new Set<(chunk: string) => void>();

  constructor(readonly now: () => number = Date.now) {}

  /** In the place of `fetch`. */
  fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const address = String(input);
    const name = address.replace(/^.*\/Terminal\//, '').replace(/\?.*$/, '');
    if (name === 'events') return this.#openStream(init.signal ?? undefined);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const next = this.next.get(name);
    this.next.delete(name);
    const reply = next === undefined || next === 'lost' ? this.answer(name, body, address) : next;
    if (next !== undefined && next !== 'lost') this.calls.push({ name, body });
    if (next === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(reply.body, { status: reply.status, headers: { ...reply.headers } });
  };

  refuse(name: string, details: DealingRefusalDetails): void {
    this.next.set(name, { status: 409, body: { code: 24, ...details } });
  }

  /** Sends the figures to every open stream. */
  tick(): void {
    this.#send('figures', this.figures());
  }

  /** Tells every open stream that a list has changed. */
  announceChange(): void {
    this.#send('changed', {});
  }

  answer(name: string, body: unknown, address = ''): Reply {
    this.calls.push({ name, body });
    if (name === 'sign-in') return this.#signIn(body as { login: number; password: string });
    if (this.#access === null) return { status: 401, body: { code: 1, message: 'Sign in.' } };
    switch (name) {
      case 'sign-out':
        this.#access = null;
        return done({});
      case 'instruments':
        return done({ instruments: this.#terms() });
      case 'positions':
        return done(this.figures());
      case 'orders':
        return done({ at: this.#instant(), orders: this.orders });
      case 'history':
        return done(this.#history(address));
      case 'ended-orders':
        return done({ orders: this.endedOrders, next: null });
      case 'quote':
        return done(this.#quote(body as TerminalBody<'order'>));
    }
    if (this.#access === 'read') return { status: 409, body: { code: 24, reason: 'rights' } };
    switch (name) {
      case 'order':
        return this.#once(body as TerminalBody<'order'>, (order) => this.#open(order));
      case 'close':
        return this.#once(body as TerminalBody<'close'>, (closing) => this.#close(closing));
      case 'change':
        return this.#change(body as TerminalBody<'change'>);
      case 'cancel':
        this.endOrder((body as TerminalOrder).orderId, 'cancelled');
        return done({});
    }
    return { status: 404, body: {} };
  }

  figures(): TerminalPositions {
    const positions = this.positions.map((position) => this.#valued(position));
    this.positions = positions;
    const floating = positions.reduce((sum, { profit }) => sum + Number(profit), 0);
    const margin = positions.reduce((sum, { lots }) => sum + Number(lots) * 1_154, 0);
    const equity = 24_310.22 + floating;
    const account: TerminalFigures = {
      balance: '24310.22',
      credit: '0.00',
      equity: equity.toFixed(2),
      margin: margin.toFixed(2),
      freeMargin: (equity - margin).toFixed(2),
      marginLevel: margin > 0 ? ((equity / margin) * 100).toFixed(2) : null,
      floating: floating.toFixed(2),
    };
    return { at: this.#instant(), account, positions };
  }

  #signIn({ login, password }: { readonly login: number; readonly password: string }): Reply {
    const access = { [TRADING_PASSWORD]: 'trade', [READ_ONLY_PASSWORD]: 'read' } as const;
    this.#access = login === FAKE_LOGIN ? (access[password as keyof typeof access] ?? null) : null;
    if (this.#access === null) return { status: 401, body: { code: 3, message: 'Wrong.' } };
    return done({
      token: 'terminal-token',
      expiresAt: new Date(this.now() + 43_200_000).toISOString(),
      access: this.#access,
      account: {
        login,
        server: 'Portico-Live 3',
        platform: 'MT5',
        type: 'Standard',
        currency: 'USD',
        digits: 2,
        leverage: 100,
        marginMode: 'hedging',
        rights: 'full',
      },
    } satisfies TerminalSignIn);
  }

  #terms() {
    return ['EURUSD', 'GBPUSD', 'USDJPY', 'XAUUSD', 'DE40', 'BTCUSD'].map((symbol) => ({
      symbol,
      digits: instrumentOf(symbol).digits,
      lotStep: '0.01',
      minLots: '0.01',
      maxLots: '50',
      isOpen: symbol !== 'DE40',
      opensAt: symbol === 'DE40' ? '2026-11-23T01:00:00.000Z' : null,
      closesAt: null,
    }));
  }

  #quote({ lots, side, symbol }: TerminalBody<'order'>) {
    const { account } = this.figures();
    const margin = Number(lots) * 1_154;
    const free = Number(account.freeMargin) - margin;
    const level = (Number(account.equity) / (Number(account.margin) + margin)) * 100;
    return {
      price: this.#price(symbol, side),
      margin: margin.toFixed(2),
      spread: (Number(lots) * 12).toFixed(2),
      commission: (Number(lots) * (7 - this.waivedPerLot)).toFixed(2),
      waived: this.waivedPerLot > 0 ? (Number(lots) * this.waivedPerLot).toFixed(2) : null,
      freeMarginAfter: free.toFixed(2),
      levelAfter: level.toFixed(2),
    };
  }

  #history(address: string) {
    const start = Number(new URL(address, 'http://terminal.test').searchParams.get('cursor') ?? 0);
    const deals = this.deals.slice(start, start + 2);
    return { deals, next: start + 2 < this.deals.length ? String(start + 2) : null };
  }

  #open(order: TerminalBody<'order'>): Reply {
    const { lots, side, stopLoss, symbol, takeProfit } = order;
    const ticket = (this.#ticket += 1);
    const stops = { stopLoss: stopLoss ?? null, takeProfit: takeProfit ?? null };
    if (order.kind !== 'market') {
      const { price, until = null } = order;
      const type = `${side}${order.kind === 'limit' ? 'Limit' : 'Stop'}` as const;
      const now = this.#price(symbol, side);
      const pending = {
        orderId: ticket,
        symbol,
        type,
        lots,
        price,
        now,
        ...stops,
        placedAt: this.#instant(),
      };
      this.orders = [{ ...pending, until }, ...this.orders];
      return done({ ticket, price });
    }
    const openPrice = this.#price(symbol, side);
    this.addPosition({ ticket, symbol, side, lots, openPrice, ...stops });
    return done({ ticket, price: openPrice });
  }

  /** Lets an order wait no longer. */
  endOrder(
    orderId: number,
    outcome: TerminalEndedOrder['outcome'],
    reason: TerminalEndedOrder['reason'] = null,
  ): void {
    const order = this.orders.find((item) => item.orderId === orderId);
    if (!order) return;
    const { lots, placedAt, price, symbol, type } = order;
    const ending = { endedAt: this.#instant(), outcome, reason };
    this.endedOrders = [{ orderId, symbol, type, lots, price, placedAt, ...ending }, ...this.endedOrders];
    this.orders = this.orders.filter((item) => item !== order);
  }

  addPosition(
    position: Pick<TerminalPosition, 'ticket' | 'symbol' | 'side' | 'lots' | 'openPrice'> &
      Partial<TerminalPosition>,
  ): void {
    const figures = { price: position.openPrice, swap: '0.00', commission: '0.00', profit: '0.00' };
    const stops = { stopLoss: null, takeProfit: null, origin: 'client' } as const;
    this.positions = [{ ...figures, ...stops, openedAt: this.#instant(), ...position }, ...this.positions];
  }

  #close({ lots, ticket }: TerminalBody<'close'>): Reply {
    const position = this.positions.find((item) => item.ticket === ticket);
    if (!position) return { status: 404, body: { code: 24, reason: 'ticket' } };
    const { openPrice, openedAt, side, swap, symbol } = position;
    const rest = Number(position.lots) - Number(lots ?? position.lots);
    this.positions = this.positions.flatMap((item) =>
      item !== position ? [item] : rest > 0 ? [{ ...item, lots: rest.toFixed(2) }] : [],
    );
    const deal: TerminalDeal = {
      ticket: rest > 0 ? (this.#ticket += 1) : ticket,
      positionTicket: ticket,
      symbol,
      side,
      lots: lots ?? position.lots,
      openPrice,
      closePrice: this.#price(symbol, side === 'buy' ? 'sell' : 'buy'),
      openedAt,
      closedAt: this.#instant(),
      profit: this.#valued(position).profit,
      swap,
      commission: '0.00',
      closedBy: 'client',
    };
    this.deals = [deal, ...this.deals];
    return done(deal);
  }

  #change(change: TerminalBody<'change'>): Reply {
    const { stopLoss, takeProfit } = change;
    const price = 'orderId' in change ? change.price : undefined;
    const changed = {
      ...(stopLoss !== undefined && { stopLoss }),
      ...(takeProfit !== undefined && { takeProfit }),
      ...(price !== undefined && { price }),
    };
    if ('ticket' in change)
      this.positions = this.positions.map((item) =>
        item.ticket === change.ticket ? { ...item, ...changed } : item,
      );
    else
      this.orders = this.orders.map((item) =>
        item.orderId === change.orderId ? { ...item, ...changed } : item,
      );
    return done({});
  }

  #once<Input extends { readonly requestId: string }>(input: Input, execute: (input: Input) => Reply): Reply {
    const reply = this.#answers.get(input.requestId) ?? execute(input);
    this.#answers.set(input.requestId, reply);
    return reply;
  }

  #valued(position: TerminalPosition): TerminalPosition {
    const { lots, openPrice, side, symbol } = position;
    const price = this.#price(symbol, side === 'buy' ? 'sell' : 'buy');
    const move = (Number(price) - Number(openPrice)) * (side === 'buy' ? 1 : -1);
    const profit = move * Number(instrumentOf(symbol).contractSize) * Number(lots);
    return { ...position, price, profit: profit.toFixed(2) };
  }

  #price(symbol: string, side: 'buy' | 'sell'): string {
    const instrument = instrumentOf(symbol);
    return quoteAt(instrument, this.now())[side === 'buy' ? 'ask' : 'bid'].toFixed(instrument.digits);
  }

  #instant(): string {
    return new Date(this.now()).toISOString();
  }

  #openStream(signal?: AbortSignal): Response {
    if (this.#access === null) return Response.json({}, { status: 401 });
    const encoder = new TextEncoder();
    let send: (chunk: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (chunk) => controller.enqueue(encoder.encode(chunk));
        this.#streams.add(send);
        signal?.addEventListener('abort', () => {
          if (this.#streams.delete(send)) controller.error(new Error('aborted'));
        });
        this.#endStream = () => {
          for (const stream of this.#streams) this.#streams.delete(stream);
          controller.close();
        };
        if (!this.isStreamSlow) send(`event: figures\ndata: ${JSON.stringify(this.figures())}\n\n`);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  #endStream: () => void = () => undefined;

  /** Ends the stream, as a restart of the gateway does. */
  endStream(): void {
    this.#endStream();
  }

  /** Ends the session, as a change of the account's password does. */
  endSession(): void {
    this.#access = null;
    this.endStream();
  }

  #send(name: string, data: unknown): void {
    for (const send of this.#streams) send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
