import { byId, element } from './element';
import type { MarketInstrument } from '../../market/instruments.table';
import { dailyChangeAt, quoteAt } from '../../market/market';
import { WATCHED_INSTRUMENTS } from '../../market/watched-instruments';

interface Line {
  readonly symbol: MarketInstrument;
  readonly row: HTMLTableRowElement;
  readonly bid: HTMLTableCellElement;
  readonly ask: HTMLTableCellElement;
  readonly change: HTMLTableCellElement;
}

/** The list of symbols with their prices; clicking one shows its chart. */
export class WatchList {
  private readonly lines: readonly Line[];

  constructor(private readonly onSelect: (symbol: MarketInstrument) => void) {
    this.lines = WATCHED_INSTRUMENTS.map((symbol) => this.lineOf(symbol));
    byId('symbols').replaceChildren(...this.lines.map(({ row }) => row));
  }

  mark(symbol: MarketInstrument): void {
    for (const line of this.lines) {
      const isChosen = line.symbol === symbol;
      line.row.classList.toggle('chosen', isChosen);
      line.row.querySelector('button')?.setAttribute('aria-pressed', String(isChosen));
    }
  }

  /** Updates the prices; a price that moved shows its direction until the next update. */
  refresh(now: number): void {
    for (const { symbol, bid, ask, change } of this.lines) {
      const quote = quoteAt(symbol, now);
      write(bid, quote.bid.toFixed(symbol.digits));
      write(ask, quote.ask.toFixed(symbol.digits));
      const share = dailyChangeAt(symbol, now);
      change.textContent = `${share < 0 ? '▼ \u2212' : '▲ +'}${Math.abs(share).toFixed(2)} %`;
      change.className = share < 0 ? 'loss' : 'gain';
    }
  }

  private lineOf(symbol: MarketInstrument): Line {
    const button = element('button', symbol.symbol, { type: 'button', 'aria-pressed': 'false' });
    button.addEventListener('click', () => this.onSelect(symbol));
    const head = element('th', '', { scope: 'row' });
    head.append(button);
    const [bid, ask, change] = [element('td'), element('td'), element('td')] as const;
    const row = element('tr');
    row.append(head, bid, ask, change);
    return { symbol, row, bid, ask, change };
  }
}

function write(cell: HTMLTableCellElement, price: string): void {
  const previousPrice = cell.textContent;
  if (previousPrice === price) return;
  cell.className = previousPrice === '' ? '' : Number(price) > Number(previousPrice) ? 'up' : 'down';
  cell.textContent = price;
}
