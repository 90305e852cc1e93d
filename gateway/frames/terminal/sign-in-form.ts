import { element, nextId, setText } from './element';
import { explain, type Terminal } from './terminal';

const LOGIN = /^\d{1,15}$/;

/** Signs in to a trading account with its own password, never with the portal's. */
export function signInForm(terminal: Terminal, login: string): HTMLElement {
  const { session, store, texts } = terminal;
  const text = texts.signIn;
  const loginInput = input('login', { inputmode: 'numeric', autocomplete: 'username', dir: 'ltr' });
  const passwordInput = input('password', { type: 'password', autocomplete: 'current-password', dir: 'ltr' });
  loginInput.value = login;
  const button = element('button', { type: 'submit', class: 'primary' }, text.submit);
  const message = element('p', { class: 'issue', role: 'alert' });
  const form = element(
    'form',
    { class: 'sign-in', novalidate: true, 'aria-label': text.title },
    element('h2', {}, text.title),
    element('p', { class: 'quiet' }, text.help),
    field(text.login, loginInput),
    field(text.password, passwordInput),
    element('p', { class: 'quiet small' }, text.hint),
    message,
    button,
  );
  let isSending = false;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void submit();
  });
  store.watch(({ hasSessionEnded, session: current }) => {
    if (current) setText(message, '');
    else if (hasSessionEnded && message.textContent === '') setText(message, text.ended);
  });
  return form;

  async function submit(): Promise<void> {
    const typedLogin = loginInput.value.replaceAll(/\s/g, '');
    if (!LOGIN.test(typedLogin)) return refuse(loginInput, text.missingLogin);
    if (passwordInput.value === '') return refuse(passwordInput, text.missingPassword);
    setSending(true);
    setText(message, '');
    const failure = await session.signIn(typedLogin, passwordInput.value);
    setSending(false);
    passwordInput.value = '';
    if (!failure) return;
    const sentence = {
      unauthorized: text.wrong,
      'no-answer': texts.failure.network,
    }[failure.kind as string];
    refuse(passwordInput, sentence ?? explain(terminal, failure, ''));
  }

  function refuse(field: HTMLInputElement, sentence: string): void {
    setText(message, sentence);
    field.focus();
  }

  function setSending(value: boolean): void {
    isSending = value;
    button.setAttribute('aria-busy', String(value));
    setText(button, value ? text.busy : text.submit);
  }

  function input(name: string, attributes: Readonly<Record<string, string>>): HTMLInputElement {
    return element('input', { id: nextId(name), name, ...attributes });
  }

  function field(label: string, control: HTMLInputElement): HTMLElement {
    return element(
      'div',
      { class: 'field' },
      element('label', { for: control.id }, label),
      element('div', { class: 'box' }, control),
    );
  }
}
