/** One seeded client of each variant and the host of its site (D8). */
export interface DemoSignIn {
  readonly variant: string;
  readonly host: string;
  readonly email: string;
}

/** Password of every seeded client (D8). */
export const DEMO_PASSWORD = 'Portico-demo-1';

/** Passwords of every seeded account for the web terminal: to trade, and to look only. */
export const DEMO_ACCOUNT_PASSWORDS = Object.freeze({ trading: 'Trading-demo-1', readOnly: 'Reading-demo-1' });

const row = (variant: string, host: string, email: string): DemoSignIn => Object.freeze({ variant, host, email });

export const DEMO_SIGN_INS: readonly DemoSignIn[] = Object.freeze([
  row('main',          'localhost',        'main@portico.test'),
  row('invest',        'invest.localhost', 'invest@portico.test'),
  row('bank',          'bank.localhost',   'bank@portico.test'),
  row('international', 'intl.localhost',   'international@portico.test'),
]);
