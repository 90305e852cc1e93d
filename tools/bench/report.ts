import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import type { Growth } from './heap';
import type { Load, Loads } from './load';
import type { DeviceName, ManyAccounts } from './many-accounts';
import { format } from 'oxfmt';
import { median } from './statistics';

/** The loads of one page: the portal's, bare React's, and those of the portal's packages without tuning. */
export interface Comparison {
  page: 'sign-in' | 'accounts' | 'accounts at 1440 px';
  protocol: 'HTTP/1.1' | 'HTTP/2';
  portal: Loads[];
  bare: Loads[];
  untuned: Loads[];
}

/** The list of 10,000 accounts beside the bare one. */
export type ManyAccountsComparison = Readonly<
  Record<DeviceName, Readonly<Record<'portal' | 'bare', ManyAccounts[]>>>
>;

interface Conditions {
  runs: number;
  browser: string;
}

export interface Measurements extends Conditions {
  comparisons: readonly Comparison[];
  heap: Readonly<Record<'portal' | 'bare', Growth>>;
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
  'accounts at 1440 px cold largest contentful paint, ms': 1.3,
};

/** The highest ratio to the untuned packages allowed. */
const UNTUNED_GOALS: Readonly<Record<string, number>> = {
  'sign-in warm ready, ms': 0.8,
  'accounts warm ready, ms': 0.9,
};

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A Markdown table; the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const alignments = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, alignments, ...rows].map(tableRow).join('\n');
}

/** The table cells with the medians of the three sides, and the portal's ratios to the others. */
function cellsOf(
  { portal, bare, untuned }: Comparison,
  start: keyof Loads,
  { valueOf, digits = 0 }: Figure,
): readonly string[] {
  const [portalMedian, bareMedian, untunedMedian] = [portal, bare, untuned].map((loads) =>
    median(loads.map((load) => valueOf(load[start]))),
  ) as [number, number, number];
  return [
    portalMedian.toFixed(digits),
    bareMedian.toFixed(digits),
    ratioOf(portalMedian, bareMedian),
    untunedMedian.toFixed(digits),
    ratioOf(portalMedian, untunedMedian),
  ];
}

const ratioOf = (value: number, base: number): string => (base === 0 ? '' : (value / base).toFixed(2));

/** One table for all pages, with three columns for each protocol. */
function comparisonTable(comparisons: readonly Comparison[]): string {
  const protocols = [...new Set(comparisons.map(({ protocol }) => protocol))];
  const pages = [...new Set(comparisons.map(({ page }) => page))];
  const rows = pages.flatMap((page) =>
    (['cold', 'warm'] as const).flatMap((start) =>
      FIGURES.map((figure) => {
        const name = `${page} ${start} ${figure.label}`;
        const [goal, untunedGoal] = [GOALS[name], UNTUNED_GOALS[name]];
        return [
          `${page}, ${start}: ${figure.label}`,
          ...comparisons
            .filter((comparison) => comparison.page === page)
            .flatMap((comparison) => cellsOf(comparison, start, figure)),
          [goal && `≤ ${goal}`, untunedGoal && `untuned ≤ ${untunedGoal}`].filter(Boolean).join(', '),
        ];
      }),
    ),
  );
  const columns = protocols.flatMap((protocol) => [
    `${protocol}: Portico`,
    'bare React',
    'ratio',
    'untuned',
    'ratio',
  ]);
  return table(['', ...columns, 'goal'], rows);
}

/** The element of the largest paint of each page, in the first run. */
function largestElements(comparisons: readonly Comparison[]): string {
  const items = comparisons.flatMap(({ page, portal: [loads], protocol }) =>
    (['cold', 'warm'] as const).map(
      (start) => `${page}, ${start} (${protocol}): \`${loads?.[start].largestElement ?? ''}\``,
    ),
  );
  return `The elements of Portico's largest paints: ${items.join('; ')}.`;
}

function heapTable({ heap }: Measurements): string {
  const heapRow = (label: string, key: keyof Growth, goal: string): string[] => {
    const kib = (bytes: number) => String(Math.round(bytes / KIB));
    return [label, kib(heap.portal[key]), kib(heap.bare[key]), goal];
  };
  return [
    '### 200 navigations, at full speed',
    table(
      ['', 'Portico', 'bare', 'goal'],
      [
        heapRow('heap, first hundred navigations, KiB', 'first', ''),
        heapRow('heap, second hundred, KiB', 'second', ''),
        heapRow("of it the page's own objects, without compiled code, KiB", 'objects', '≤ 20'),
      ],
    ),
  ].join('\n\n');
}

const MANY_ACCOUNTS_ROWS: readonly (readonly [label: string, key: keyof ManyAccounts, goal: string])[] = [
  ['first paint of the list from the click, ms', 'whole', ''],
  ['from the last byte of the answer, ms', 'firstPaint', '≤ 1.5'],
  ['longest task from the last byte on, ms (at least 50)', 'longestTask', '≤ 1.5'],
  ['sort, ms', 'sort', '≤ 1.5'],
  ['worst frame while scrolling, ms', 'worstFrame', '≤ 1.5'],
];

/** The list of 10,000 accounts beside the bare one, as Markdown. */
export function manyAccountsReport(comparison: ManyAccountsComparison, conditions: Conditions): string {
  const rows = (['phone', 'desktop'] as const).flatMap((device) =>
    MANY_ACCOUNTS_ROWS.map(([label, key, goal]) => {
      const [portal, bare] = [comparison[device].portal, comparison[device].bare].map((runs) =>
        median(runs.map((run) => run[key])),
      ) as [number, number];
      return [`${device}: ${label}`, portal.toFixed(0), bare.toFixed(0), ratioOf(portal, bare), goal];
    }),
  );
  return [
    '### 10,000 accounts, of which 200 a second change',
    measuredOn(conditions),
    table(['', 'Portico', 'a bare list', 'ratio', 'goal'], rows),
  ].join('\n\n');
}

function measuredOn({ runs, browser }: Conditions): string {
  const date = new Date().toISOString().slice(0, 10);
  const cores = cpus();
  return `Measured on ${date}: medians of ${runs}, Chromium ${browser}, ${cores.length} × ${cores[0]?.model ?? 'unknown'}, load average ${loadavg()[0]?.toFixed(0)}.`;
}

/** All other measurements as Markdown. */
export function report(measurements: Measurements): string {
  const { comparisons } = measurements;
  return [
    measuredOn(measurements),
    comparisonTable(comparisons),
    largestElements(comparisons),
    heapTable(measurements),
  ].join('\n\n');
}

/**
 * Writes a report into a document, between `<!-- name -->` and `<!-- /name -->`, formatted with Prettier.
 * @throws Error if the document does not have this place.
 */
export async function writeInto(file: string, text: string, name = 'bench'): Promise<void> {
  const oldText = await readFile(file, 'utf8');
  const place = new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`);
  if (!place.test(oldText)) throw new Error(`${file} has no place for the table.`);
  const newText = oldText.replace(place, (_, start: string, end: string) => `${start}\n\n${text}\n\n${end}`);
  const { code } = await format(file, newText);
  await writeFile(file, code);
}
