import { DEMO_PASSWORD } from '../../../gateway/seed/demo-sign-ins.table';
import { waitUntil, type ComposingBrowser } from './composing-browser';
import type { Findings } from './scripting-proxy';

interface ComposedField {
  readonly path: string;
  readonly selector: string;
  /** True for a field that Enter empties, without a form's event. */
  readonly isChat?: boolean;
  /** A control that opens the field's panel. */
  readonly opener?: string;
}

const VISITOR_FIELDS: readonly ComposedField[] = [
  { path: '/en/login', selector: '[data-testid="login-email"]' },
  { path: '/en/forgot-password', selector: '#forgot-email' },
  { path: '/en/register/open-trading-account', selector: '#register-firstName' },
];

/** Fields of the client of main; the login is that of the first live account. */
const CLIENT_FIELDS: readonly ComposedField[] = [
  { path: '/en/accounts?account={login}&tab=settings', selector: '#account-name' },
  { path: '/en/accounts?withdraw={login}', selector: '[data-testid="money-amount"]' },
  { path: '/en/accounts?account={login}&tab=history', selector: '#book-symbol' },
  { path: '/en/profile?tab=security', selector: '#profile-current' },
  {
    path: '/en/accounts',
    selector: '[data-testid="chat-input"]',
    isChat: true,
    opener: '[data-testid="chat-launcher"]',
  },
];

/** How often a field without a letter is tried. */
const ATTEMPTS = 3;

/** Counts the forms that are sent in a page, and prevents none. */
const COUNT_SUBMITS = `
  if (window.porticoSubmits === undefined) {
    window.porticoSubmits = 0;
    addEventListener('submit', () => (window.porticoSubmits += 1), true);
  }
`;

async function signIn(origin: string): Promise<{ token: string; login: number }> {
  const signInAnswer = await fetch(`${origin}/api/client/Sca/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'main@portico.test', password: DEMO_PASSWORD }),
  });
  const { result } = (await signInAnswer.json()) as { result: { token: string } };
  const answer = await fetch(`${origin}/api/client/v1/Account/accounts`, {
    headers: { Authorization: `Bearer ${result.token}` },
  });
  const accounts = ((await answer.json()) as { result: { login: number; kind: string; status: string }[] })
    .result;
  const account = accounts.find(({ kind, status }) => kind === 'live' && status === 'active');
  return { token: result.token, login: account?.login ?? 0 };
}

/** Enter that ends a composition sends nothing, and the next one does, in fields of all kinds. */
export async function runInputMethods(browser: ComposingBrowser, origin: string): Promise<Findings> {
  const steps: string[] = [];
  const problems: string[] = [];
  const tryField = async ({ path, selector, isChat = false, opener = '' }: ComposedField) => {
    steps.push(selector);
    await browser.open(origin + path);
    const field = `document.querySelector(${JSON.stringify(selector)})`;
    const input = `(${field}?.matches('input, textarea') ? ${field} : ${field}?.querySelector('input, textarea'))`;
    if (opener !== '')
      await waitUntil(opener, async () =>
        Boolean(
          await browser.evaluate(
            `const control = document.querySelector(${JSON.stringify(opener)}); control?.click(); return Boolean(control)`,
          ),
        ),
      );
    await waitUntil(selector, async () => Boolean(await browser.evaluate(`return Boolean(${input})`)));
    // The guard is in a separate file, which loads shortly after the page.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await browser.evaluate(COUNT_SUBMITS);
    const state = () =>
      browser.evaluate(`return [window.porticoSubmits, ${input}?.value ?? '']`) as Promise<[number, string]>;
    let [submits, text] = [0, ''];
    // A part of the page that has just loaded may take the focus away; then the field received no key.
    for (let attempt = 0; attempt < ATTEMPTS && submits === 0 && text === ''; attempt += 1) {
      await browser.evaluate(`${input}.focus();`);
      await browser.composeAndAccept();
      await new Promise((resolve) => setTimeout(resolve, 500));
      [submits, text] = await state();
    }
    if (text === '') problems.push(`${selector}: nothing was composed, or it was sent`);
    if (submits !== 0) problems.push(`${selector}: the Enter of the input method has sent the form`);
    await browser.pressEnter();
    await waitUntil(`${selector}: Enter acts`, async () => {
      const [count, rest] = await state();
      return isChat ? rest === '' : count === 1;
    });
  };
  const tryFields = async (fields: readonly ComposedField[]) => {
    for (const field of fields)
      await tryField(field).catch((error: unknown) => problems.push(`${field.selector}: ${String(error)}`));
  };
  await tryFields(VISITOR_FIELDS);
  const { token, login } = await signIn(origin);
  const expiry = Math.floor(Date.now() / 1000) + 3600;
  await browser.evaluate(
    `localStorage.setItem('token', ${JSON.stringify(token)}); localStorage.setItem('tokenExp', '${expiry}');`,
  );
  await tryFields(
    CLIENT_FIELDS.map((field) => ({ ...field, path: field.path.replace('{login}', String(login)) })),
  );
  return { steps, problems };
}
