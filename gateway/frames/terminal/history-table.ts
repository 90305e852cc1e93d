import { element, figure, setText } from './element';
import { cell, entryRow } from './entry-row';
import { profitFigure, showChange } from './figures';
import { KeyedRows, type Row } from './keyed-rows';
import { tableOf } from './table-of';
import { explain, type Terminal } from './terminal';
import type { TerminalDeal } from '../../terminal/terminal-wire';

/** The closed trades, newest first, and who closed each of them. */
export function historyTable(terminal: Terminal): HTMLElement {
  const { announce, calls, store, texts, writer } = terminal;
  const columns = [
    'symbol',
    'side',
    'lots',
    'openPrice',
    'closePrice',
    'swap',
    'commission',
    'profit',
    'closedAt',
    'closedBy',
  ] as const;
  const { heads, node, table } = tableOf(texts, columns, texts.history.none);
  const rows = new KeyedRows<TerminalDeal>(table, ({ ticket }) => ticket, createRow);
  const older = element('button', { type: 'button' }, texts.history.older);
  older.addEventListener('click', () => void loadOlder());
  node.append(older);
  store.watch(({ deals, nextDeals, session }) => {
    if (session)
      setText(heads.profit, writer.fill(texts.column.profit, { currency: session.account.currency }));
    node.classList.toggle('empty', deals?.length === 0);
    node.hidden = deals === null;
    older.hidden = nextDeals === null;
    rows.show(deals ?? []);
  });
  return node;

  async function loadOlder(): Promise<void> {
    const { deals, nextDeals, session } = store.state;
    if (nextDeals === null) return;
    const answer = await calls.history(nextDeals);
    if (store.state.session !== session || store.state.deals !== deals) return;
    if (answer.kind === 'done')
      store.update({ deals: [...(deals ?? []), ...answer.value.deals], nextDeals: answer.value.next });
    else announce(explain(terminal, answer, ''));
  }

  function createRow(deal: TerminalDeal): Row<TerminalDeal> {
    const { digits } = store.state.session?.account ?? {};
    const profit = profitFigure();
    showChange(profit, writer.change(deal.profit, digits));
    const number = (name: string, text: string) => cell(`number ${name}`, figure({}, text));
    return entryRow<TerminalDeal>(
      [
        cell('symbol', element('b', { dir: 'ltr' }, deal.symbol)),
        cell('side', texts.side[deal.side]),
        number('lots', writer.number(deal.lots, 2)),
        number('openPrice', writer.number(deal.openPrice)),
        number('closePrice', writer.number(deal.closePrice)),
        number('swap', writer.number(deal.swap, digits)),
        number('commission', writer.number(deal.commission, digits)),
        cell('number profit', profit),
        cell('closedAt', writer.dateTime(deal.closedAt)),
        cell('closedBy', texts.closedBy[deal.closedBy]),
        cell('actions'),
      ],
      () => undefined,
    );
  }
}
