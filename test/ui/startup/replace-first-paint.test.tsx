import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { replaceFirstPaint } from '../../../src/ui/startup/replace-first-paint';

const onSubmit = jest.fn();

/** A form like a screen's, controlled by React. */
function PortalForm({ draft = '' }: { draft?: string }) {
  const [email, setEmail] = useState(draft);
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(email, password);
      }}
    >
      <button type="button">menu</button>
      <input id="login-email" type="email" value={email} onChange={(e) => setEmail(e.target.value)} />
      <input
        id="login-password"
        type="password"
        value={password}
        onChange={(e) => setPassword(e.target.value)}
      />
      <button type="submit">Sign in</button>
      <output>{`${email}/${password}`}</output>
    </form>
  );
}

function renderPage(view = <PortalForm />) {
  document.body.innerHTML = `
    <div id="first-paint"><form>
      <button type="button">menu</button>
      <input id="drawn-login-email"><input id="drawn-login-password" type="password">
      <button type="submit" aria-disabled="false">Sign in</button>
    </form></div><div id="root"></div>`;
  const firstPaintInput = (id: string) => document.querySelector<HTMLInputElement>(`#first-paint #${id}`)!;
  const root = document.getElementById('root')!;
  const startPortal = () => {
    render(view, { container: root });
    act(replaceFirstPaint);
  };
  return {
    begin: startPortal,
    email: firstPaintInput('drawn-login-email'),
    password: firstPaintInput('drawn-login-password'),
    submit: document.querySelector('#first-paint [type=submit]')!,
    menu: document.querySelector<HTMLElement>('#first-paint [type=button]')!,
    portalInput: (id: string) => root.querySelector<HTMLInputElement>(`#${id}`)!,
    portalValues: () => root.querySelector('output')!.textContent,
  };
}

beforeEach(() => onSubmit.mockClear());

test('typed text stays, and the pre-rendered page is removed', () => {
  const { email, password, begin: startPortal, portalValues } = renderPage();
  email.value = 'anna@example.com';
  password.value = ' päss wörd ';
  startPortal();
  expect(portalValues()).toBe('anna@example.com/ päss wörd ');
  expect(document.getElementById('first-paint')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('typed text replaces a draft', () => {
  const page = renderPage(<PortalForm draft="draft@example.com" />);
  page.begin();
  expect(page.portalValues()).toBe('draft@example.com/');
  const typedPage = renderPage(<PortalForm draft="draft@example.com" />);
  typedPage.email.value = 'other@example.com';
  typedPage.begin();
  expect(typedPage.portalValues()).toBe('other@example.com/');
});

test.each([
  ['in the text', 3, 3],
  ['at the start', 0, 0],
  ['with a selection', 2, 6],
])('focus and caret are restored: %s', (_where, start, end) => {
  for (const id of ['email', 'password'] as const) {
    const { begin: startPortal, portalInput, ...fields } = renderPage();
    fields[id].value = 'some-text';
    fields[id].focus();
    fields[id].setSelectionRange(start, end, 'backward');
    startPortal();
    const field = portalInput(`login-${id}`);
    expect(document.activeElement).toBe(field);
    expect(field.type).toBe(id);
    if (id === 'password') expect([field.selectionStart, field.selectionEnd]).toEqual([start, end]);
  }
});

test('a focused button stays focused, and otherwise nothing is focused', () => {
  const focusedPage = renderPage();
  focusedPage.menu.focus();
  focusedPage.begin();
  expect(document.activeElement).toBe(document.querySelector('#root [type=button]'));
  const page = renderPage();
  page.begin();
  expect(document.activeElement).toBe(document.body);
});

test('a delayed submit is sent once with the typed text', () => {
  const { email, password, submit, begin: startPortal } = renderPage();
  email.value = 'anna@example.com';
  password.value = 'secret';
  submit.setAttribute('aria-disabled', 'true');
  startPortal();
  act(replaceFirstPaint);
  expect(onSubmit.mock.calls).toEqual([['anna@example.com', 'secret']]);
});

test('a page without that form removes the pre-rendered one and sends nothing', () => {
  const { email, submit, begin: startPortal } = renderPage(<h1>Closed</h1>);
  email.value = 'anna@example.com';
  email.focus();
  submit.setAttribute('aria-disabled', 'true');
  startPortal();
  expect(document.getElementById('first-paint')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});
