import type { PlatformLinkKey } from './platform-links.table';

interface TerminalRow {
  /** Configuration key of the terminal's server. */
  readonly server: PlatformLinkKey;
  readonly version: '4' | '5';
  /** Which of the user's first logins the terminal opens; the demo terminal none. */
  readonly login: 'firstMt4Login' | 'firstMt5Login' | 'none';
  readonly spec: string;
}

/** The three web terminals by route (R2.3, D5 "Terminal frame"). */
export const TERMINALS = Object.freeze({
  webterminal4:        { server: 'WebTerminalServersMt4',     version: '4', login: 'firstMt4Login', spec: 'R2.3' },
  webterminal5:        { server: 'WebTerminalServersMt5',     version: '5', login: 'firstMt5Login', spec: 'R2.3' },
  'webterminal5-demo': { server: 'MT5WebTerminalServersDemo', version: '5', login: 'none',          spec: 'R2.3, D5' },
} as const satisfies Record<string, TerminalRow>);

export type TerminalRoute = keyof typeof TERMINALS;
