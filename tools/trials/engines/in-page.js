// Runs in the page before all else; plain JavaScript that the oldest engine knows. It signs in, opens the accounts, a dialog and
// further pages, and reports problems to the door.
const steps = [];
const problems = [];
const note = (problem) => problems.push(`${steps[steps.length - 1] ?? 'start'}: ${problem}`);

document.addEventListener('securitypolicyviolation', (event) =>
  note(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
);
window.addEventListener('error', ({ error, message, filename, lineno }) => {
  // A ResizeObserver put off to the next frame is an event without an error; WPE WebKit 2.38 leaves out its words, too.
  if (error) note(`error: ${message} ${filename}:${lineno}`);
});
window.addEventListener('unhandledrejection', (event) => note(`rejection: ${event.reason}`));
const { error } = console;
console.error = (...args) => {
  note(`console: ${args.join(' ')}`);
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
const handle = (name) => document.querySelector(`[data-testid="${name}"]`);

/** @returns {Promise<Element>} the result of `find`, as soon as there is one. */
async function until(what, find) {
  for (let waited = 0; waited < 30_000; waited += 50) {
    const element = find();
    if (element) return element;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`${what} did not appear`);
}

async function step(name, act) {
  steps.push(name);
  await act();
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) note(`${beyond} px wider than the window`);
}

/** Types as far as a script can: React listens to the event, and reads the value from the element. */
function type(field, value) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function inputOf(name) {
  const element = await until(name, () => handle(name));
  return element.matches('input') ? element : element.querySelector('input');
}

async function walk({ email, password, direction, dark }) {
  await step('sign-in', async () => {
    type(await inputOf('login-email'), email);
    type(await inputOf('login-password'), password);
    handle('login-submit').click();
    await until('the accounts page', () => handle('screen-accounts'));
  });
  await step('accounts', async () => {
    await until('the list', () => document.querySelector('[data-testid^="account-"]'));
    const { dir, classList } = document.documentElement;
    if (dir !== direction) note(`direction ${dir}`);
    if (classList.contains('dark') !== dark) note(`classes ${classList}`);
  });
  await step('dialog', async () => {
    document.querySelector('[data-testid^="account-"] [aria-haspopup="menu"]').click();
    (
      await until('the menu', () => document.querySelector('[role="menuitem"][data-menu-id$="-why"]'))
    ).click();
    const dialog = await until('the dialog', () => document.querySelector('[role="dialog"]'));
    await until('the focus in the dialog', () => dialog.contains(document.activeElement));
    dialog.querySelector('.ant-modal-close').click();
    await until('the end of the dialog', () => !document.querySelector('[role="dialog"]'));
  });
  for (const page of PAGES)
    await step(page, async () => {
      history.pushState(null, '', `${location.pathname.startsWith('/pk/') ? '/pk' : '/en'}/${page}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await until('the page', () => handle(`screen-${page}`));
      await until('its content', () => !document.querySelector('main [aria-busy="true"]'));
    });
}

window.addEventListener('load', async () => {
  const look = await (await fetch('/engines/look')).json();
  await walk(look).catch((problem) => note(problem.message));
  await fetch('/engines/findings', { method: 'POST', body: JSON.stringify({ steps, problems }) });
});
