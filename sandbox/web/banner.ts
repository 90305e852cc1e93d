import { DEMO_PASSWORD, DEMO_SIGN_INS } from './demo-sign-ins.table';

/** What a person needs who has just started the stand-in, as a table for the terminal. */
export function banner({
  port,
  investPort,
  database,
}: {
  port: number;
  investPort: number;
  database: string;
}): string {
  const rows = DEMO_SIGN_INS.map(({ variant, host, email }) => [variant, `http://${host}:${port}`, email]);
  const head = ['Variant', 'Address', 'Demo sign-in'];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), title.length),
  );
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd();
  return [
    '',
    '  Portico is ready.',
    '',
    line(head),
    line(widths.map((width) => '─'.repeat(width))),
    ...rows.map(line),
    '',
    `  Password of all four: ${DEMO_PASSWORD}`,
    `  Invest is at http://localhost:${investPort} too. Data: ${database}.`,
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');
}
