import { screen, within } from '@testing-library/react';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { A_BOOK, type AccountBook } from '../../../../src/testkit/accounts/books-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { CodeContext } from '../../../../src/ui/router/code-context';
import { CODE_HERE } from '../../kit/code-here';
import { Screen } from '../../../../src/ui/dashboard/screens/accounts-screen';

// The section is loaded on demand, which takes longer on a busy machine.
const SOON = { timeout: 8_000 };

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.useRealTimers();
});

async function open(book: Partial<AccountBook> = {}, prepare: RenderPortalOptions['prepare'] = undefined) {
  const view = (
    <CodeContext value={CODE_HERE}>
      <Screen />
    </CodeContext>
  );
  const rendered = await renderPortal(view, {
    accounts: [accountOf({ login: 7 })],
    prepare: (portal) => {
      portal.backend.clients[0]!.books.set(7, { ...A_BOOK, ...book });
      prepare?.(portal);
    },
    address: '/accounts?account=7&tab=statements',
  });
  const section = await screen.findByTestId('statement', {}, SOON);
  return { ...rendered, section: within(section), text: () => text(section) };
}

const text = (element: HTMLElement) =>
  (element.textContent ?? '').replaceAll(/[\u2066\u2069]/g, '').replaceAll(/\s+/g, ' ');

/** Shows a year, in which all of the book's trades lie. */
async function ofYear(book: Partial<AccountBook> = {}) {
  const opened = await open(book);
  await opened.user.click(opened.section.getByRole('radio', { name: 'This year' }));
  return opened;
}

test('shows totals as sent and the lines of a range, oldest first', async () => {
  const { section, text: shown } = await ofYear();
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
    expect(shown()).toContain(part);
  const lines = section.getAllByText(/^(4409001|4410072|P-000\d+)$/).map(({ textContent }) => textContent);
  expect(lines).toEqual(['P-00090080', 'P-00090112', '4409001', '4410072']);
});

test('the lines end with their total as sent', async () => {
  const { section } = await ofYear();
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

test('a range without a line says so; days of one’s own are a range too', async () => {
  const { section, text: shown, user } = await open({ deals: [], movements: [] });
  await section.findByTestId('statement-empty', {}, SOON);
  // No second zero that nothing explains.
  expect(shown()).toMatch(/Paid in or out\s?0\.00\s?In 0, out 0/);
  const from = screen.getByTestId<HTMLInputElement>('statement-from');
  await user.clear(from);
  await user.type(from, '10/01/2026{Enter}');
  expect(section.getByRole<HTMLInputElement>('radio', { name: 'This quarter' }).checked).toBe(true);
});

/** What is saved while something is done: a name and a text. */
async function savedBy(work: () => Promise<void>): Promise<{ name: string; file: string }> {
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob);
      return 'blob:statement';
    },
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await work();
  clicked.mockRestore();
  expect(names).toHaveLength(1);
  const file = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blobs[0]!);
  });
  return { name: names[0]!, file };
}

test('the file has every line of the range, however many are on screen', async () => {
  const deals = Array.from({ length: 230 }, (_, index) => ({
    ...A_BOOK.deals[0]!,
    ticket: 5000 - index,
    symbol: index === 0 ? '=EVIL()' : 'EURUSD',
  }));
  const { section, user } = await ofYear({ deals });
  await section.findByText(/The newest 100 lines are shown/, {}, SOON);
  const { file, name } = await savedBy(async () => {
    await user.click(section.getByTestId('statement-csv'));
    await section.findByTestId('statement-csv', {}, SOON);
  });
  expect(name).toBe('7_2026-01-01_2026-11-20.csv');
  const rows = file.trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + 230 + 2);
  expect(rows[0]).toContain('Time,Type,Ticket,Symbol,Side,Lots');
  expect(file).toContain("'=EVIL()");
  expect(file).toContain(',-229.84,');
});

test('lines that can’t all be read make no file, and say so', async () => {
  const { portal, section, user } = await ofYear();
  await section.findByText('P-00090112', {}, SOON);
  portal.backend.failNext('deals', PortalError.unavailable({ status: 400 }));
  await user.click(section.getByTestId('statement-csv'));
  await section.findByText('The file could not be made. Try again.', {}, SOON);
});

test('Print prints the page', async () => {
  const { section, user } = await ofYear();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(section.getByTestId('statement-print'));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a failed statement says so, with Retry', async () => {
  const { section, user } = await open({}, ({ backend }) =>
    backend.failNext('statement', PortalError.unavailable({ status: 400 })),
  );
  expect((await section.findByRole('alert', {}, SOON)).textContent).toContain('The statement did not load');
  await user.click(section.getByRole('button', { name: 'Retry' }));
  await section.findByText('Closed profit', {}, SOON);
});

describe('the costs by month', () => {
  const costs = () => within(screen.getByTestId('costs'));

  test('have each month with its kinds, and what they come to', async () => {
    await open();
    await costs().findByText('Oct 2026', {}, SOON);
    const shown = text(screen.getByTestId('costs'));
    for (const part of ['Spread', 'Commission', 'Swap', 'Fees', 'Total', 'in USD', '−2.46', '−7.80'])
      expect(shown).toContain(part);
  });

  test('their file has a line for each month', async () => {
    const { user } = await open();
    await costs().findByText('Oct 2026', {}, SOON);
    const { file, name } = await savedBy(() => user.click(screen.getByTestId('costs-csv')));
    expect(name).toBe('7_2026_costs.csv');
    expect(file).toMatch(/Month,Spread,Commission,Swap,Fees,Total\r\n2026-10,/);
  });

  test('of a year without any say so', async () => {
    await open({ deals: [] });
    expect((await costs().findByTestId('costs-empty', {}, SOON)).textContent).toContain('No costs in 2026');
    expect(screen.queryByTestId('costs-csv')).toBeNull();
  });

  test('are not there with a gateway that has no such report', async () => {
    const { section } = await open({}, ({ backend }) =>
      backend.failNext('costs', PortalError.refused([], 404)),
    );
    await section.findByTestId('statement-csv', {}, SOON);
    expect(screen.queryByTestId('costs')).toBeNull();
  });
});
