import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COST_KINDS } from '../../../src/domain/accounts/books';
import { costRow } from '../../../src/domain/accounts/costs';
import { mergeLines, statementRow, STATEMENT_COLUMNS } from '../../../src/domain/accounts/statement-lines';
import { csvFile, type CsvCell } from '../../../src/domain/kernel/csv';
import {
  CLIENT_COLUMNS,
  clientRows,
  REWARD_COLUMNS,
  rewardRow,
} from '../../../src/domain/partnership/partner-files';
import {
  PARTNER_STATEMENT_COLUMNS,
  partnerStatementLines,
  partnerStatementRow,
} from '../../../src/domain/partnership/statement-lines';
import { SOME_CLIENTS, SOME_REWARDS } from '../../../src/testkit/partnership/sample-partnership';
import { A_STATEMENT } from '../../../src/testkit/partnership/sample-payouts';
import { WALLET_COLUMNS, walletRow } from '../../../src/domain/wallet/wallet-file';
import { SAMPLE_RECORDS } from '../../../src/testkit/accounts/books-data';
import { walletRequestOf } from '../../../src/testkit/wallet/wallet-data';

const root = path.join(__dirname, '../../..');

interface CsvSample {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
  /** Lines of the file without its head. */
  readonly american: readonly string[];
  readonly german: readonly string[];
}

const word = (code: string) => `<${code}>`;

const movement = { ...SAMPLE_RECORDS.movements[1]!, reference: '00090080', balance: '10000.5' };
const deal = {
  ...SAMPLE_RECORDS.deals[0]!,
  closedAt: '2026-11-20T23:59:59Z',
  symbol: 'DEC26',
  closedBy: 'stopLoss',
};
const month = {
  month: '2026-03',
  spread: '-1.2',
  commission: '-1000',
  swap: '0.40',
  fees: null,
  total: '-1000.80',
};
const move = walletRequestOf('7', 'completed', {
  reference: '0007',
  change: '-500.000000',
  fee: '1',
  networkTitle: 'Tron (TRC-20)',
  txid: '12e5',
});

/** Every file of the portal, by the view that saves it. */
const FILES: Readonly<Record<string, CsvSample>> = {
  'partnership/payouts/partner-statement.tsx': {
    columns: PARTNER_STATEMENT_COLUMNS,
    rows: partnerStatementLines(A_STATEMENT).map((line) =>
      partnerStatementRow(line, 'USD', ({ kind }) => word(kind)),
    ),
    american: [
      '<opening>,41.25',
      '<rewards>,390.00',
      '<clawbacks>,-7.50',
      '<paidInto>,-412.50',
      '<closing>,11.25',
    ],
    german: [
      '<opening>;41,25',
      '<rewards>;390,00',
      '<clawbacks>;-7,50',
      '<paidInto>;-412,50',
      '<closing>;11,25',
    ],
  },
  'partnership/lists/clients-tab.tsx': {
    columns: CLIENT_COLUMNS,
    rows: SOME_CLIENTS.flatMap((client) =>
      clientRows({ ...client, furtherRewards: [{ currency: 'EUR', amount: '2' }] }, word),
    ),
    american: [
      'C-7K2Q9,k•••n@mail.example,KE,1,2026-11-03 10:00:00,2026-11-04 09:12:00,1000.00,USD,1.25,7.50,USD,<active>',
      'C-7K2Q9,k•••n@mail.example,KE,1,2026-11-03 10:00:00,2026-11-04 09:12:00,1000.00,USD,,2.00,EUR,<active>',
    ],
    german: [
      'C-7K2Q9;k•••n@mail.example;KE;1;2026-11-03 10:00:00;2026-11-04 09:12:00;1000,00;USD;1,25;7,50;USD;<active>',
      'C-7K2Q9;k•••n@mail.example;KE;1;2026-11-03 10:00:00;2026-11-04 09:12:00;1000,00;USD;;2,00;EUR;<active>',
    ],
  },
  'partnership/lists/commissions-tab.tsx': {
    columns: REWARD_COLUMNS,
    rows: SOME_REWARDS.flatMap((reward) => [
      rewardRow(reward, { stateOf: word, reasonOf: word }),
      rewardRow(
        { ...reward, state: 'none', reason: 'too-short', amount: '0', dueAt: null, scheme: null },
        { stateOf: word, reasonOf: word },
      ),
    ]),
    american: [
      '2026-11-19 14:02:00,C-7K2Q9,k•••n@mail.example,1,EURUSD,1.25,7.50,USD,<accrued>,,2026-12-03 14:02:00,"=""4.1"""',
      '2026-11-19 14:02:00,C-7K2Q9,k•••n@mail.example,1,EURUSD,1.25,0.00,USD,<none>,<too-short>,,',
    ],
    german: [
      '2026-11-19 14:02:00;C-7K2Q9;k•••n@mail.example;1;EURUSD;1,25;7,50;USD;<accrued>;;2026-12-03 14:02:00;"=""4.1"""',
      '2026-11-19 14:02:00;C-7K2Q9;k•••n@mail.example;1;EURUSD;1,25;0,00;USD;<none>;<too-short>;;',
    ],
  },
  'accounts/detail/books/statement.tsx': {
    columns: STATEMENT_COLUMNS,
    rows: mergeLines({ items: [deal], isComplete: true }, { items: [movement], isComplete: true }).lines.map(
      (line) => statementRow(line, 'USD', word),
    ),
    american: [
      '2026-10-02 08:55:00,<deposit>,,,,,,,,,,751.66,10000.50,"=""00090080""",<card>,•••• 4242,',
      '2026-11-20 23:59:59,,4410072,"=""DEC26""",<sell>,1.00,1.08020,1.08242,-222.00,-1.84,-6.00,-229.84,10250.40,,,,<stopLoss>',
    ],
    german: [
      '2026-10-02 08:55:00;<deposit>;;;;;;;;;;751,66;10000,50;"=""00090080""";<card>;•••• 4242;',
      '2026-11-20 23:59:59;;4410072;"=""DEC26""";<sell>;1,00;1,08020;1,08242;-222,00;-1,84;-6,00;-229,84;10250,40;;;;<stopLoss>',
    ],
  },
  'accounts/detail/books/costs.tsx': {
    columns: ['month', ...COST_KINDS],
    rows: [costRow(month, 'EUR')],
    american: ['"=""2026-03""",-1.20,-1000.00,0.40,,-1000.80'],
    german: ['"=""2026-03""";-1,20;-1000,00;0,40;;-1000,80'],
  },
  'wallet/screens/history.tsx': {
    columns: WALLET_COLUMNS,
    rows: [walletRow(move, { kindOf: word, stateOf: word })],
    american: [
      '2026-10-14 08:12:00,<deposit>,USDT,Tron (TRC-20),-500.000000,1,500.00,USDT,<completed>,"=""0007""",,"=""12e5"""',
    ],
    german: [
      '2026-10-14 08:12:00;<deposit>;USDT;Tron (TRC-20);-500,000000;1;500,00;USDT;<completed>;"=""0007""";;"=""12e5"""',
    ],
  },
};

const sourcesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, folder, file), 'utf8') }));

test('the table has every file, and one writer makes them', () => {
  const savers = sourcesOf('src/ui').filter(({ text }) => text.includes('saveCsv('));
  const places = savers.map(({ file }) => file).filter((file) => file !== 'components/save-csv.ts');
  expect(places.sort()).toEqual(Object.keys(FILES).sort());
  const writers = ['src', 'gateway'].flatMap((folder) =>
    sourcesOf(folder).flatMap(({ file, text }) => (text.includes('text/csv') ? [file] : [])),
  );
  expect(writers).toEqual(['ui/components/save-csv.ts']);
});

test.each(Object.entries(FILES))('the file of %s', (_, { columns, rows, american, german }) => {
  for (const row of rows) expect(row).toHaveLength(columns.length);
  const linesOf = (culture: string) => csvFile(rows, culture).slice(1).split('\r\n').slice(0, -1);
  expect(linesOf('en-US')).toEqual(american);
  expect(linesOf('de-DE')).toEqual(german);
});
