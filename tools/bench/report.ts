import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Growth } from './heap';
import type { Load, Loads } from './load';
import type { ManyAccounts } from './many-accounts';
import { format, resolveConfig } from 'prettier';
import { median } from './statistics';

/** The measurements of one kind of page, for the portal and for the bare React page, load by load. */
export interface Comparison {
  page: 'sign-in' | 'accounts';
  protocol: 'HTTP/1.1' | 'HTTP/2';
  portal: Loads[];
  bare: Loads[];
}

export interface Measurements {
  comparisons: readonly Comparison[];
  heap: Readonly<Record<'portal' | 'bare', Growth>>;
  many: readonly ManyAccounts[];
  runs: number;
  browser: string;
}

interface Figure {
  label: string;
  valueOf: (load: Load) => number;
  digits?: number;
}

const KIB = 1024;

const FIGURES: readonly Figure[] = [
  { label: 'first contentful paint, ms', valueOf: ({ firstPaint }) => firstPaint },
  { label: 'largest contentful paint, ms', valueOf: ({ largestPaint }) => largestPaint },
  { label: 'usable, ms', valueOf: ({ usable }) => usable },
  { label: 'ready, ms', valueOf: ({ ready }) => ready },
  { label: 'blocked (TBT) until ready, ms', valueOf: ({ blockingMs }) => blockingMs },
  { label: 'layout shift (CLS)', valueOf: ({ shift }) => shift, digits: 3 },
  { label: 'requests until ready', valueOf: ({ requests }) => requests },
  { label: 'of these one after another', valueOf: ({ chain }) => chain },
  { label: 'JavaScript + CSS until ready, KiB', valueOf: ({ codeBytes }) => codeBytes / KIB, digits: 1 },
  { label: 'all bytes until ready, KiB', valueOf: ({ allBytes }) => allBytes / KIB, digits: 1 },
];

/** The highest ratio to the bare page allowed, if there is a goal (docs/performance.md). */
const GOALS: Readonly<Record<string, number>> = {
  'sign-in cold largest contentful paint, ms': 0.55,
  'sign-in cold usable, ms': 0.7,
  'sign-in cold ready, ms': 1.7,
  'sign-in warm ready, ms': 1.6,
  'accounts cold first contentful paint, ms': 0.8,
  'accounts cold largest contentful paint, ms': 2,
  'accounts cold ready, ms': 1.9,
  'accounts warm ready, ms': 1.2,
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table; the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, line, ...rows].map(row).join('\n');
}

/** The medians of Portico and of the bare page, and their ratio, as cells of a table. */
function cellsOf(
  { portal, bare }: Comparison,
  start: keyof Loads,
  { valueOf, digits = 0 }: Figure,
): readonly string[] {
  const [ours, theirs] = [portal, bare].map((loads) => median(loads.map((load) => valueOf(load[start]))));
  const ratio = theirs === undefined || ours === undefined || theirs === 0 ? NaN : ours / theirs;
  return [
    (ours ?? NaN).toFixed(digits),
    (theirs ?? NaN).toFixed(digits),
    Number.isNaN(ratio) ? '' : ratio.toFixed(2),
  ];
}

/** One table for all pages, with three columns for each protocol. */
function comparison(compared: readonly Comparison[]): string {
  const protocols = [...new Set(compared.map(({ protocol }) => protocol))];
  const pages = [...new Set(compared.map(({ page }) => page))];
  const rows = pages.flatMap((page) =>
    (['cold', 'warm'] as const).flatMap((start) =>
      FIGURES.map((figure) => {
        const goal = GOALS[`${page} ${start} ${figure.label}`];
        return [
          `${page}, ${start}: ${figure.label}`,
          ...compared.filter((one) => one.page === page).flatMap((one) => cellsOf(one, start, figure)),
          goal === undefined ? '' : `≤ ${goal}`,
        ];
      }),
    ),
  );
  const columns = protocols.flatMap((protocol) => [`${protocol}: Portico`, 'bare React', 'ratio']);
  return table(['', ...columns, 'goal'], rows);
}

function longRun({ heap, many }: Measurements): string {
  const ms = (key: keyof ManyAccounts) => median(many.map((run) => run[key])).toFixed(0);
  const kib = (bytes: number) => (bytes / KIB).toFixed(0);
  return [
    '### 200 navigations and 10,000 accounts, at full speed',
    table(
      ['', 'Portico', 'bare React', 'goal'],
      [
        ['heap, first hundred navigations, KiB', kib(heap.portal.first), kib(heap.bare.first), ''],
        ['heap, second hundred, KiB', kib(heap.portal.second), kib(heap.bare.second), '≤ 150'],
        [
          'of it without what the engine has compiled, KiB',
          kib(heap.portal.objects),
          kib(heap.bare.objects),
          '',
        ],
        ['10,000 accounts: first paint of the list from the last byte, ms', ms('firstPaint'), '', '≤ 150'],
        ['longest task until then, ms', ms('longestTask'), '', '≤ 50'],
        ['sort, ms', ms('sort'), '', '≤ 50'],
        ['worst frame while scrolling, ms', ms('worstFrame'), '', '≤ 33'],
      ],
    ),
  ].join('\n\n');
}

/** All measurements as Markdown. */
export function report(measurements: Measurements): string {
  const { comparisons, runs, browser } = measurements;
  const when = new Date().toISOString().slice(0, 10);
  const cores = cpus();
  return [
    `Measured on ${when}: medians of ${runs}, Chromium ${browser}, ${cores.length} × ${cores[0]?.model ?? 'unknown'}.`,
    comparison(comparisons),
    longRun(measurements),
  ].join('\n\n');
}

/**
 * Writes a report into a document, between `<!-- place -->` and `<!-- /place -->`, formatted with Prettier.
 * @throws Error if the document has no such place.
 */
export async function writeInto(file: string, text: string, name = 'bench'): Promise<void> {
  const before = await readFile(file, 'utf8');
  const place = new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`);
  if (!place.test(before)) throw new Error(`${file} has no place for the table.`);
  const after = before.replace(place, (_, start: string, end: string) => `${start}\n\n${text}\n\n${end}`);
  const options = await resolveConfig(file);
  await writeFile(file, await format(after, { ...options, filepath: file }));
}
