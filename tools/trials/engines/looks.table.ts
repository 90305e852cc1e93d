import { DEMO_PASSWORD } from '../../../gateway/db/seed/demo-sign-ins.table';

/** One walk: its start, its client, and the expected page. */
export interface Look {
  readonly name: string;
  readonly path: string;
  readonly email: string;
  readonly password: string;
  readonly direction: 'ltr' | 'rtl';
  readonly dark: boolean;
}

const look = (prefix: string, direction: Look['direction'], dark: boolean): Look => ({
  name: `${direction}, ${dark ? 'dark' : 'light'}`,
  path: `/${prefix}/login`,
  email: dark ? 'main-dark@portico.test' : 'main@portico.test',
  password: DEMO_PASSWORD,
  direction,
  dark,
});

export const LOOKS: readonly Look[] = [
  look('en', 'ltr', false),
  look('en', 'ltr', true),
  look('pk', 'rtl', false),
  look('pk', 'rtl', true),
];
