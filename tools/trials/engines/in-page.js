// Runs in the page before its own code, in plain JavaScript that the oldest engine knows. It signs in, opens the accounts, a
// dialog and further pages, and sends the problems that it found to the proxy.
const steps = [];
const problems = [];
const addProblem = (problem) => problems.push(`${steps[steps.length - 1] ?? 'start'}: ${problem}`);

document.addEventListener('securitypolicyviolation', (event) =>
  addProblem(
    `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
  ),
);
window.addEventListener('error', ({ error, message, filename, lineno }) => {
  // A ResizeObserver that is deferred to the next frame causes an event without `error`.
  if (error) addProblem(`error: ${message} ${filename}:${lineno}`);
});
window.addEventListener('unhandledrejection', (event) => addProblem(`rejection: ${event.reason}`));
const { error } = console;
console.error = (...args) => {
  addProblem(`console: ${args.join(' ')}`);
  error.apply(console, args);
};

const PAGES = [
  'platform',
  'calculators',
  'profile',
  'upload-documents',
  'notifications',
  'news',
  'technicalviews',
];
const byTestId = (name) => document.querySelector(`[data-testid="${name}"]`);

/** Waits until `find` returns an element, or anything else that is true. */
async function waitFor(description, find) {
  for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 50) {
    const element = find();
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${description} did not appear`);
}

async function runStep(name, act) {
  steps.push(name);
  await act();
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  if (overflow > 0) addProblem(`${overflow} px wider than the window`);
}

/** Fills a field so that React sees it: React listens to the event, and reads the value from the element. */
function fill(field, value) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function inputOf(name) {
  const element = await waitFor(name, () => byTestId(name));
  return element.matches('input') ? element : element.querySelector('input');
}

async function run({ email, password, direction, isDark }) {
  await runStep('sign-in', async () => {
    fill(await inputOf('login-email'), email);
    fill(await inputOf('login-password'), password);
    byTestId('login-submit').click();
    await waitFor('the accounts page', () => byTestId('screen-accounts'));
  });
  await runStep('accounts', async () => {
    await waitFor('the list', () => document.querySelector('[data-testid^="account-"]'));
    const { dir, classList } = document.documentElement;
    if (dir !== direction) addProblem(`direction ${dir}`);
    if (classList.contains('dark') !== isDark) addProblem(`classes ${classList}`);
  });
  await runStep('dialog', async () => {
    document.querySelector('[data-testid^="account-"] [aria-haspopup="menu"]').click();
    (
      await waitFor('the menu', () => document.querySelector('[role="menuitem"][data-menu-id$="-why"]'))
    ).click();
    const dialog = await waitFor('the dialog', () => document.querySelector('[role="dialog"]'));
    await waitFor('focus in the dialog', () => dialog.contains(document.activeElement));
    dialog.querySelector('.ant-modal-close').click();
    await waitFor('the end of the dialog', () => !document.querySelector('[role="dialog"]'));
  });
  for (const page of PAGES)
    await runStep(page, async () => {
      history.pushState(null, '', `${location.pathname.startsWith('/pk/') ? '/pk' : '/en'}/${page}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await waitFor('the page', () => byTestId(`screen-${page}`));
      await waitFor('its content', () => !document.querySelector('main [aria-busy="true"]'));
    });
}

window.addEventListener('load', async () => {
  const scenario = await (await fetch('/engines/scenario')).json();
  await run(scenario).catch((problem) => addProblem(problem.message));
  await fetch('/engines/findings', { method: 'POST', body: JSON.stringify({ steps, problems }) });
});
