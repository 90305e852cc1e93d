import { mergeLines, statementRow, STATEMENT_COLUMNS } from '../../../src/domain/accounts/statement-lines';
import { presetOf, presetRange, STATEMENT_PRESETS } from '../../../src/domain/accounts/statement-range';
import { SAMPLE_RECORDS } from '../../../src/testkit/accounts/books-data';

const NOW = Date.UTC(2026, 10, 20, 23, 59);

describe('ranges', () => {
  test.each([
    ['month', '2026-11-01', '2026-11-20'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['quarter', '2026-10-01', '2026-11-20'],
    ['year', '2026-01-01', '2026-11-20'],
  ] as const)('%s: %s to %s', (preset, from, to) => {
    expect(presetRange(preset, NOW)).toEqual({ from, to });
    expect(presetOf({ from, to }, NOW)).toBe(preset);
  });

  test('last month of January is December', () => {
    expect(presetRange('lastMonth', Date.UTC(2026, 0, 1))).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  test('a range of other days is not a preset', () => {
    expect(STATEMENT_PRESETS).toHaveLength(4);
    expect(presetOf({ from: '2026-11-01', to: '2026-11-19' }, NOW)).toBeNull();
    expect(presetOf({ from: '2026-11-02', to: '2026-11-20' }, NOW)).toBeNull();
  });
});

describe('lines', () => {
  const completeList = <Item>(items: readonly Item[]) => ({ items, isComplete: true });
  const part = <Item>(items: readonly Item[]) => ({ items, isComplete: false });
  const { deals, movements } = SAMPLE_RECORDS;
  const idsOf = ({ lines }: ReturnType<typeof mergeLines>) =>
    lines.map((line) => (line.kind === 'deal' ? line.deal.ticket : line.movement.id));

  test('trades and movements by time, oldest first', () => {
    const merged = mergeLines(completeList(deals), completeList(movements));
    expect(idsOf(merged)).toEqual([90001, 90080, 90112, 4409001, 4410072]);
    expect(merged.isComplete).toBe(true);
  });

  test('lines older than the read part of both lists are left out', () => {
    expect(idsOf(mergeLines(part(deals.slice(0, 1)), completeList(movements)))).toEqual([4410072]);
    expect(idsOf(mergeLines(completeList(deals), part(movements.slice(0, 1))))).toEqual([
      90112, 4409001, 4410072,
    ]);
    expect(mergeLines(part([]), completeList(movements))).toEqual({ lines: [], isComplete: false });
  });

  test('a line without a time is first', () => {
    expect(
      idsOf(mergeLines(completeList([{ ...deals[0]!, closedAt: null }]), completeList(movements)))[0],
    ).toBe(4410072);
  });

  test('a row has the cells of its line, figures as sent', () => {
    const [trade, payment] = [deals[0]!, movements[1]!];
    const rows = mergeLines(completeList([trade]), completeList([payment])).lines.map((line) =>
      statementRow(line, 'USD', (word) => `<${word}>`),
    );
    const cells = rows.map((row) =>
      Object.fromEntries(STATEMENT_COLUMNS.map((name, index) => [name, row[index]])),
    );
    expect(cells[0]).toMatchObject({
      time: { instant: payment.at },
      kind: { text: '<deposit>' },
      ticket: { text: null },
      symbol: { text: null },
      net: { money: '751.66', currency: 'USD' },
      method: { text: '<card>' },
      reference: { text: 'P-00090080' },
      counterpart: { text: '•••• 4242' },
    });
    expect(cells[1]).toMatchObject({
      time: { instant: trade.closedAt },
      kind: { text: null },
      ticket: { text: '4410072' },
      symbol: { text: 'EURUSD' },
      side: { text: '<sell>' },
      net: { money: '-229.84', currency: 'USD' },
      balance: { money: '10250.40', currency: 'USD' },
    });
  });
});
