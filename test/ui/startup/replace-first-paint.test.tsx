import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { replaceFirstPaint } from '../../../src/ui/startup/replace-first-paint';

const sent = jest.fn();

/** A form like a screen's, with its values held by React. */
function Own({ draft = '' }: { draft?: string }) {
  const [email, setEmail] = useState(draft);
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(email, password);
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

function page(own = <Own />) {
  document.body.innerHTML = `
    <div id="first-paint"><form>
      <button type="button">menu</button>
      <input id="drawn-login-email"><input id="drawn-login-password" type="password">
      <button type="submit" aria-disabled="false">Sign in</button>
    </form></div><div id="root"></div>`;
  const drawn = (id: string) => document.querySelector<HTMLInputElement>(`#first-paint #${id}`)!;
  const root = document.getElementById('root')!;
  const begin = () => {
    render(own, { container: root });
    act(replaceFirstPaint);
  };
  return {
    begin,
    email: drawn('drawn-login-email'),
    password: drawn('drawn-login-password'),
    submit: document.querySelector('#first-paint [type=submit]')!,
    menu: document.querySelector<HTMLElement>('#first-paint [type=button]')!,
    own: (id: string) => root.querySelector<HTMLInputElement>(`#${id}`)!,
    known: () => root.querySelector('output')!.textContent,
  };
}

beforeEach(() => sent.mockClear());

test('typed text is carried over, and nothing of the pre-rendered page is left', () => {
  const { email, password, begin, known } = page();
  email.value = 'anna@example.com';
  password.value = ' päss wörd ';
  begin();
  expect(known()).toBe('anna@example.com/ päss wörd ');
  expect(document.getElementById('first-paint')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('a draft stays if nothing was typed, and is replaced otherwise', () => {
  const untouched = page(<Own draft="draft@example.com" />);
  untouched.begin();
  expect(untouched.known()).toBe('draft@example.com/');
  const typed = page(<Own draft="draft@example.com" />);
  typed.email.value = 'other@example.com';
  typed.begin();
  expect(typed.known()).toBe('other@example.com/');
});

test.each([
  ['in the middle', 3, 3],
  ['before all', 0, 0],
  ['round a piece', 2, 6],
])('focus and caret are restored: %s', (_where, start, end) => {
  for (const id of ['email', 'password'] as const) {
    const { begin, own, ...fields } = page();
    fields[id].value = 'some-text';
    fields[id].focus();
    fields[id].setSelectionRange(start, end, 'backward');
    begin();
    const field = own(`login-${id}`);
    expect(document.activeElement).toBe(field);
    expect(field.type).toBe(id);
    if (id === 'password') expect([field.selectionStart, field.selectionEnd]).toEqual([start, end]);
  }
});

test('the focus on a button moves to the same one; without focus nothing gets it', () => {
  const pressed = page();
  pressed.menu.focus();
  pressed.begin();
  expect(document.activeElement).toBe(document.querySelector('#root [type=button]'));
  const untouched = page();
  untouched.begin();
  expect(document.activeElement).toBe(document.body);
});

test('a submit held back is sent once, with what was typed', () => {
  const { email, password, submit, begin } = page();
  email.value = 'anna@example.com';
  password.value = 'secret';
  submit.setAttribute('aria-disabled', 'true');
  begin();
  act(replaceFirstPaint);
  expect(sent.mock.calls).toEqual([['anna@example.com', 'secret']]);
});

test('a page without that form removes the pre-rendered one, and nothing else happens', () => {
  const { email, submit, begin } = page(<h1>Closed</h1>);
  email.value = 'anna@example.com';
  email.focus();
  submit.setAttribute('aria-disabled', 'true');
  begin();
  expect(document.getElementById('first-paint')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});
