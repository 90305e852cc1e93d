import type { Report } from './run-chaos';

/** A report as text for the terminal, with every answer about the subject of each violation. */
export function formatReport({ violations, clients, database, faults, kinds, seconds }: Report): string {
  const head = ['', 'done', 'refused', 'no answer', 'compared', 'violations'];
  const rows = kinds.map(({ violationCount, subjectCount, kind, outcomes }) =>
    [kind, outcomes.done, outcomes.refused, outcomes.unknown, subjectCount, violationCount].map(String),
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
    ...violations.flatMap(({ entries, kind, subject, description }) => [
      `VIOLATION ${kind}, ${subject}: ${description}`,
      ...entries.map(
        ({ at, errorCode, status, outcome, value }) =>
          `  at ${at} ms ${outcome} (${[status, errorCode].filter((part) => part !== undefined).join(', code ')}) ${value}`,
      ),
    ]),
    violations.length === 0
      ? 'Every answer to a client agrees with the stored data.'
      : `${violations.length} answers to clients do not agree with the stored data.`,
  ].join('\n');
}
