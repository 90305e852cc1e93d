import type { Report } from './run';

/** The summary of a run for the terminal; for each violation, every answer about its subject. */
export function summary({ breaches, clients, database, faults, lines, seconds }: Report): string {
  const head = ['', 'told done', 'told no', 'no answer', 'compared', 'breaches'];
  const rows = lines.map(({ breaches: wrong, subjectCount, kind, outcome }) =>
    [kind, outcome.done, outcome.refused, outcome.unknown, subjectCount, wrong].map(String),
  );
  const total = head.map((_, column) =>
    column === 0 ? 'all' : String(rows.reduce((sum, row) => sum + Number(row[column]), 0)),
  );
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows, total].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [
    `${seconds} s, three gateways on ${database}, ${clients} clients.`,
    ...faults.map(
      ({ readyAfterMs, name }) => `  ${name}: all ready ${(readyAfterMs / 1_000).toFixed(1)} s after`,
    ),
    '',
    ...[head, ...rows, total].map(line),
    '',
    ...breaches.flatMap(({ entries, kind, subject, description }) => [
      `BREACH ${kind}, ${subject}: ${description}`,
      ...entries.map(
        ({ at, errorCode, status, outcome, value }) =>
          `  at ${at} ms told ${outcome} (${[status, errorCode].filter((part) => part !== undefined).join(', code ')}) ${value}`,
      ),
    ]),
    breaches.length === 0
      ? 'Every answer to a client agrees with the stored data.'
      : `${breaches.length} answers to clients do not agree with the stored data.`,
  ].join('\n');
}
