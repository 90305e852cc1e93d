import { screen, within } from '@testing-library/react';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { SAMPLE_RECORDS, type AccountRecords } from '../../../../src/testkit/accounts/books-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { ACCOUNTS_PAGE, plainText } from '../../kit/accounts-page';
import { savedFile } from '../../kit/saved-file';

// The section is loaded on demand, which takes longer on a busy machine.
const SOON = { timeout: 8_000 };

async function openStatement(
  book: Partial<AccountRecords> = {},
  prepare: RenderPortalOptions['prepare'] = undefined,
) {
  const view = await renderPortal(ACCOUNTS_PAGE, {
    accounts: [accountOf({ login: 7 })],
    prepare: (portal) => {
      portal.backend.clients[0]!.books.set(7, { ...SAMPLE_RECORDS, ...book });
      prepare?.(portal);
    },
    address: '/accounts?account=7&tab=statements',
  });
  const section = await screen.findByTestId('statement', {}, SOON);
  return { ...view, section: within(section), sectionText: () => plainText(section) };
}

/** The statement of this year, with all of the book's trades. */
async function openYear(book: Partial<AccountRecords> = {}) {
  const view = await openStatement(book);
  await view.user.click(view.section.getByRole('radio', { name: 'This year' }));
  return view;
}

test('shows the totals of the gateway and the lines of a range, oldest first', async () => {
  const { section, sectionText } = await openYear();
  await section.findByText('P-00090112', {}, SOON);
  for (const part of [
    'Balance on Jan 1, 2026',
    '10,000.00',
    '+751.66',
    '+9.00',
    '−2.46',
    '−7.80',
    '10,250.40',
  ])
    expect(sectionText()).toContain(part);
  const lines = section
    .getAllByText(/(4409001|4410072|P-000\d+)/)
    .map(({ textContent }) => /[P\d-]{7,}/.exec(textContent)?.[0]);
  expect(lines).toEqual(['P-00090080', 'P-00090112', '4409001', '4410072']);
});

test('the last line has the total of the gateway', async () => {
  const { section } = await openYear();
  await section.findByText('P-00090112', {}, SOON);
  const rows = within(section.getByLabelText('Lines of the statement')).getAllByRole('row');
  const cells = [...rows.at(-1)!.children].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    'Total',
    '',
    '',
    '',
    '1.30',
    '',
    '',
    'gain +9.00',
    '−2.46',
    '−7.80',
    '',
    '10,250.40',
  ]);
});

test('a range without lines has a message, also for days that the client chooses', async () => {
  const { section, sectionText, user } = await openStatement({ deals: [], movements: [] });
  await section.findByTestId('statement-empty', {}, SOON);
  // The sum is followed by its two parts, not by another bare zero.
  expect(sectionText()).toMatch(/Paid in or out\s?0\.00\s?In 0, out 0/);
  const from = screen.getByTestId<HTMLInputElement>('statement-from');
  await user.clear(from);
  await user.type(from, '10/01/2026{Enter}');
  expect(section.getByRole<HTMLInputElement>('radio', { name: 'This quarter' }).checked).toBe(true);
});

test('the CSV file has every line of the range, also those that are not on screen', async () => {
  const deals = Array.from({ length: 230 }, (_, index) => ({
    ...SAMPLE_RECORDS.deals[0]!,
    ticket: 5000 - index,
    symbol: index === 0 ? '=EVIL()' : 'EURUSD',
  }));
  const { section, user } = await openYear({ deals });
  await section.findByText(/The newest 100 lines are shown/, {}, SOON);
  const { name, text } = await savedFile(() => user.click(section.getByTestId('statement-csv')));
  expect(name).toBe('7_2026-01-01_2026-11-20.csv');
  const rows = text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + 230 + 2);
  expect(rows[0]).toContain('Time (UTC),Type,Ticket,Symbol,Side,Lots');
  expect(rows[1]).toMatch(/^2026-\d\d-\d\d \d\d:\d\d:\d\d,/);
  expect(text).toContain("'=EVIL()");
  expect(text).toContain(',-229.84,');
  expect(rows[0]).toMatch(/,Closed by$/);
  expect(rows.filter((row) => row.endsWith(',Stop loss'))).toHaveLength(230);
});

test('the CSV file of a German client opens in a German spreadsheet', async () => {
  const { user } = await openStatement({}, ({ owner }) => {
    owner.setting = { ...owner.setting, culture: 'de-DE' };
  });
  const { text } = await savedFile(async () =>
    user.click(await screen.findByTestId('statement-csv', {}, SOON)),
  );
  expect(text).toMatch(/^Time \(UTC\);Type;Ticket;/);
  expect(text).toContain(';-229,84;');
});

test('days, rows and file of a range are in one zone, which is shown beside them', async () => {
  const { section, sectionText } = await openYear();
  await section.findByText('P-00090112', {}, SOON);
  expect(sectionText()).toContain('Days and times are in UTC.');
  const times = section.getAllByText(/, 2026, \d\d:\d\d/);
  expect(times.length).toBeGreaterThan(3);
  for (const { textContent } of times) expect(textContent).toMatch(/ UTC$/);
});

test('no file is saved if some lines do not load, and a message reports it', async () => {
  const { portal, section, user } = await openYear();
  await section.findByText('P-00090112', {}, SOON);
  portal.backend.failNext('deals', PortalError.unavailable({ status: 400 }));
  await user.click(section.getByTestId('statement-csv'));
  await section.findByText('The file could not be made. Try again.', {}, SOON);
});

test('Print prints the page', async () => {
  const { section, user } = await openYear();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(section.getByTestId('statement-print'));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a statement that does not load is reported with Retry', async () => {
  const { section, user } = await openStatement({}, ({ backend }) =>
    backend.failNext('statement', PortalError.unavailable({ status: 400 })),
  );
  expect((await section.findByRole('alert', {}, SOON)).textContent).toContain('The statement did not load');
  await user.click(section.getByRole('button', { name: 'Retry' }));
  await section.findByText('Closed profit', {}, SOON);
});

describe('the costs by month', () => {
  const costs = () => within(screen.getByTestId('costs'));

  test('are listed by month and kind, with totals', async () => {
    await openStatement();
    await costs().findByText('Oct 2026', {}, SOON);
    const costsText = plainText(screen.getByTestId('costs'));
    for (const part of ['Spread', 'Commission', 'Swap', 'Fees', 'Total', 'in USD', '−2.46', '−7.80'])
      expect(costsText).toContain(part);
  });

  test('are saved as a CSV file with a line for each month', async () => {
    const { user } = await openStatement();
    await costs().findByText('Oct 2026', {}, SOON);
    const { name, text } = await savedFile(() => user.click(screen.getByTestId('costs-csv')));
    expect(name).toBe('7_2026_costs.csv');
    expect(text).toMatch(/Month \(UTC\),Spread,Commission,Swap,Fees,Total\r\n"=""2026-10""",/);
  });

  test('say what the partner earned who introduced the client', async () => {
    await openStatement({ introducerRewards: [{ amount: '7.50', currency: 'USD' }] });
    const line = await costs().findByTestId('costs-introducer', {}, SOON);
    expect(line.textContent).toContain('7.50');
    expect(line.textContent).toContain('in 2026');
  });

  test('say what campaigns saved', async () => {
    await openStatement({ savings: { waived: '12.00', rebated: '4.50' } });
    const line = await costs().findByTestId('costs-waived', {}, SOON);
    expect(line.textContent).toMatch(/12\.00.* of commission in 2026/);
    expect(costs().getByTestId('costs-rebated').textContent).toContain('4.50');
  });

  test('have a message for a year without costs', async () => {
    await openStatement({ deals: [] });
    expect((await costs().findByTestId('costs-empty', {}, SOON)).textContent).toContain('No costs in 2026');
    expect(screen.queryByTestId('costs-csv')).toBeNull();
  });

  test('are absent if the gateway has no such report', async () => {
    const { section } = await openStatement({}, ({ backend }) =>
      backend.failNext('costs', PortalError.refused([], 404)),
    );
    await section.findByTestId('statement-csv', {}, SOON);
    expect(screen.queryByTestId('costs')).toBeNull();
  });
});
