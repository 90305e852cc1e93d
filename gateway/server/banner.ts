import type { Mode } from '../kernel/modes';
import {
  DEMO_ACCOUNT_PASSWORDS,
  DEMO_PASSWORD,
  DEMO_SIGN_INS,
  type DemoSignIn,
} from '../seed/demo-sign-ins.table';

interface BannerData {
  readonly mode: Mode;
  readonly port: number;
  readonly investPort: number;
  readonly metricsPort: number | undefined;
  readonly base: string;
  readonly signIns: readonly DemoSignIn[];
  readonly database: string;
}

/** The message in the terminal after the gateway has started. */
export function banner(gateway: BannerData): string {
  if (gateway.mode === 'demo') return demoBanner(gateway);
  const { port, investPort, metricsPort, database } = gateway;
  const figures = metricsPort === undefined ? '' : ` Figures on port ${metricsPort}.`;
  return `Portico is ready for production on port ${port}, and on ${investPort} as the invest site.${figures} Data: ${database}.`;
}

/** Addresses and sign-ins as a table. */
function demoBanner({ port, investPort, base, signIns, database }: BannerData): string {
  const rows = [...DEMO_SIGN_INS, ...signIns].map(({ variant, host, email }) => [
    variant,
    `http://${host}:${port}${base}`,
    email,
  ]);
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
    `  Password of them all: ${DEMO_PASSWORD}`,
    `  In the web terminal, accounts have the password ${DEMO_ACCOUNT_PASSWORDS.trading}, and ${DEMO_ACCOUNT_PASSWORDS.readOnly} to look only.`,
    `  Invest is at http://localhost:${investPort}${base} too. Data: ${database}.`,
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');
}
