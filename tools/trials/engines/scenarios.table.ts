import { DEMO_PASSWORD } from '../../../gateway/seed/demo-sign-ins.table';

/** A run through the portal: its first page, its client, and the expected direction and scheme. */
export interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly email: string;
  readonly password: string;
  readonly direction: 'ltr' | 'rtl';
  readonly isDark: boolean;
}

const scenario = (prefix: string, direction: Scenario['direction'], isDark: boolean): Scenario => ({
  name: `${direction}, ${isDark ? 'dark' : 'light'}`,
  path: `/${prefix}/login`,
  email: isDark ? 'main-dark@portico.test' : 'main@portico.test',
  password: DEMO_PASSWORD,
  direction,
  isDark,
});

export const SCENARIOS: readonly Scenario[] = [
  scenario('en', 'ltr', false),
  scenario('en', 'ltr', true),
  scenario('pk', 'rtl', false),
  scenario('pk', 'rtl', true),
];
