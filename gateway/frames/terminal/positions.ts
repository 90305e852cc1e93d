import { byId, element } from './element';
import type { MarketInstrument } from '../../market/instruments.table';
import { quoteAt } from '../../market/market';
import type { TerminalTexts } from './texts';

interface Position {
  readonly id: number;
  readonly symbol: MarketInstrument;
  readonly side: 'sell' | 'buy';
  readonly lots: string;
  readonly openedAt: number;
}

/** The positions opened on this page; they are lost when it is closed. */
export class Positions {
  private openPositions: readonly Position[] = [];
  private lastId = 0;
  private readonly rows = byId<HTMLTableSectionElement>('positions');

  constructor(private readonly texts: TerminalTexts) {
    this.render();
  }

  add(symbol: MarketInstrument, side: Position['side'], lots: string): void {
    const { bid, ask } = quoteAt(symbol, Date.now());
    this.openPositions = [
      { id: ++this.lastId, symbol, side, lots, openedAt: side === 'buy' ? ask : bid },
      ...this.openPositions,
    ];
    this.render();
  }

  /** Updates the profit at current prices. */
  refresh(now: number): void {
    for (const position of this.openPositions) {
      const { symbol, side, openedAt, id } = position;
      const { bid, ask } = quoteAt(symbol, now);
      const price = side === 'buy' ? bid : ask;
      const points = Math.round((side === 'buy' ? price - openedAt : openedAt - price) * 10 ** symbol.digits);
      const row = this.rows.querySelector(`[data-id="${id}"]`);
      const cell = (name: string) => row?.querySelector<HTMLElement>(`[data-cell="${name}"]`);
      cell('now')?.replaceChildren(price.toFixed(symbol.digits));
      const result = cell('points');
      result?.replaceChildren(`${points > 0 ? '+' : points < 0 ? '\u2212' : ''}${Math.abs(points)}`);
      result?.setAttribute('class', points > 0 ? 'gain' : points < 0 ? 'loss' : '');
    }
  }

  private render(): void {
    byId('no-positions').hidden = this.openPositions.length > 0;
    byId('positions-table').hidden = this.openPositions.length === 0;
    this.rows.replaceChildren(...this.openPositions.map((position) => this.rowOf(position)));
    this.refresh(Date.now());
  }

  private rowOf({ id, symbol, side, lots, openedAt }: Position): HTMLTableRowElement {
    const row = element('tr', '', { 'data-id': String(id) });
    const close = element('button', this.texts.close, { type: 'button' });
    close.addEventListener('click', () => {
      this.openPositions = this.openPositions.filter((position) => position.id !== id);
      this.render();
    });
    const lastCell = element('td');
    lastCell.append(close);
    row.append(
      element('th', symbol.symbol, { scope: 'row' }),
      element('td', `${this.texts[side]} ${lots}`),
      element('td', openedAt.toFixed(symbol.digits)),
      element('td', '', { 'data-cell': 'now' }),
      element('td', '', { 'data-cell': 'points' }),
      lastCell,
    );
    return row;
  }
}
