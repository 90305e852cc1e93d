import { act, fireEvent, screen, within } from '@testing-library/react';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { withholdCompositionKeys } from '../../../../src/infrastructure/browser/composition-keys';
import { SupportChat } from '../../../../src/ui/shell/support/support-chat';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';

// The panel is loaded on demand, which takes longer on a busy machine.
jest.setTimeout(60_000);
const SOON = { timeout: 20_000 };

async function renderChat(provider = 'builtin', options: RenderPortalOptions = {}) {
  const view = await renderPortal(<SupportChat />, { config: { chat: { provider } }, ...options });
  await act(async () => {
    view.portal.layout.scheduleSettled();
    view.portal.clock.advance(2_000);
  });
  return view;
}

async function openChat(options: RenderPortalOptions = {}) {
  const view = await renderChat('builtin', options);
  await view.user.click(screen.getByTestId('chat-launcher'));
  await screen.findByTestId('chat-panel', {}, SOON);
  return view;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const messageTexts = () =>
  [...screen.getByRole('log').querySelectorAll('li p')].map((paragraph) => paragraph.textContent);

describe('SupportChat', () => {
  test('is a placeholder for the first two seconds', async () => {
    const { portal } = await renderPortal(<SupportChat />, { config: { chat: { provider: 'builtin' } } });
    act(() => portal.layout.scheduleSettled());
    act(() => portal.clock.advance(1_999));
    expect(screen.getByTestId('chat-placeholder')).not.toBeNull();
    await act(async () => portal.clock.advance(1));
    expect(screen.queryByTestId('chat-placeholder')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open the support chat' })).toBe(
      screen.getByTestId('chat-launcher'),
    );
  });

  test('has a link to the guides if there is no provider', async () => {
    const { user, portal } = await renderChat('none');
    expect(screen.queryByTestId('chat-launcher')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Help' }));
    expect(portal.navigation.address).toBe('/how-to-use');
  });

  test('has a link that opens the built-in chat on the same page', async () => {
    const { user, portal } = await renderChat();
    await user.click(screen.getByRole('link', { name: 'Support chat' }));
    expect(await screen.findByTestId('chat-panel', {}, SOON)).not.toBeNull();
    expect(portal.navigation.address).toBe('/accounts');
  });

  test.each(['en-PH', 'ja-JP'])('%s has no link, but the launcher (R2.3)', async (language) => {
    await renderChat('builtin', { storedValues: { language } });
    expect(screen.queryByTestId('chat-link')).toBeNull();
    expect(screen.getByTestId('chat-launcher')).not.toBeNull();
  });
});

describe('the built-in chat', () => {
  test('opens with the focus in its field and suggestions for a question', async () => {
    await openChat();
    const panel = screen.getByRole('dialog', { name: 'Support chat' });
    expect(document.activeElement).toBe(field());
    expect(
      within(panel).getByText('Ask about deposits, platforms, documents or your password.'),
    ).not.toBeNull();
    expect(screen.getByTestId('chat-launcher').getAttribute('aria-expanded')).toBe('true');
  });

  test('Enter sends, and the answer is announced in a log', async () => {
    const { user } = await openChat();
    await user.type(field(), 'Good{Shift>}{Enter}{/Shift}morning{Enter}');
    expect(messageTexts()).toEqual(['Good\nmorning', 'You said: Good\nmorning']);
    expect(field().value).toBe('');
    const log = screen.getByRole('log', { name: 'Conversation' });
    expect([log.getAttribute('aria-busy'), log.getAttribute('tabindex')]).toEqual(['false', '0']);
    expect(screen.getByTestId('chat-message-assistant').textContent).toMatch(/^Assistant/);
  });

  // Safari sends the key after the composition; Chrome and Firefox during it.
  test.each([
    ['Safari', { keyCode: 229, isComposing: false }],
    ['Chrome', { keyCode: 229, isComposing: true }],
    ['Firefox', { keyCode: 13, isComposing: true }],
  ])('in %s a key of an input method neither sends nor closes', async (_, init) => {
    withholdCompositionKeys();
    const { user } = await openChat();
    await user.type(field(), 'こんにち');
    fireEvent.keyDown(field(), { key: 'Enter', ...init });
    fireEvent.keyDown(field(), { key: 'Escape', ...init });
    expect([field().value, messageTexts()]).toEqual(['こんにち', []]);
    await user.type(field(), '{Enter}');
    expect(messageTexts()[0]).toBe('こんにち');
  });

  test('messages are text, never markup', async () => {
    const { user } = await openChat();
    await user.type(field(), '<b>bold</b>{Enter}');
    expect(messageTexts()[0]).toBe('<b>bold</b>');
    expect(screen.getByRole('log').querySelector('b')).toBeNull();
  });

  test('a failed message stays in the field and can be sent again', async () => {
    const { user, portal } = await openChat({
      prepare: ({ backend }) => backend.failNext('supportMessage', PortalError.unavailable()),
    });
    await user.type(field(), 'Hello{Enter}');
    const alert = screen.getByRole('alert');
    expect([alert.textContent, field().value]).toEqual([
      'Your message was not sent. It is still in the field: send it again.',
      'Hello',
    ]);
    expect(field().getAttribute('aria-describedby')).toBe(alert.id);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(messageTexts()).toEqual(['Hello', 'You said: Hello']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(portal.backend.count('supportMessage')).toBe(2);
  });

  test('a conversation that cannot be read has Retry inside the panel', async () => {
    const { user } = await openChat({
      prepare: ({ backend }) => backend.failNext('supportConversation', PortalError.unavailable()),
    });
    const panel = within(screen.getByTestId('chat-panel'));
    expect(panel.getByRole('alert').textContent).toContain('The conversation could not be loaded.');
    await user.click(panel.getByTestId('retry'));
    expect(panel.queryByRole('alert')).toBeNull();
  });

  test('a slow conversation has a message after 15 s, and Retry makes a second call', async () => {
    let release: () => void = () => undefined;
    const { user, portal } = await openChat({
      prepare: ({ backend }) => void (release = backend.hold('supportConversation')),
    });
    const panel = within(screen.getByTestId('chat-panel'));
    await act(async () => portal.clock.advance(15_000));
    expect(panel.getByRole('status').textContent).toContain('This is taking longer than usual');
    await user.click(panel.getByTestId('retry'));
    expect(portal.backend.count('supportConversation')).toBe(2);
    await act(async () => release());
    expect(panel.getByText(/^Ask about deposits/)).toBeTruthy();
  });

  test('Escape closes it; the draft and the conversation stay', async () => {
    const { user } = await openChat();
    await user.type(field(), 'Hello{Enter}');
    await user.type(field(), 'And');
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('chat-panel')).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId('chat-launcher'));
    await user.keyboard('{Enter}');
    expect([field().value, messageTexts()]).toEqual(['And', ['Hello', 'You said: Hello']]);
  });

  test('a sign-out closes it and removes the conversation', async () => {
    const { user, portal } = await openChat();
    await user.type(field(), 'Hello{Enter}');
    await act(async () => portal.session.signOut('manual'));
    expect(screen.queryByTestId('chat-panel')).toBeNull();
    expect([portal.conversation.remote.status, portal.local.get('supportChatToken')]).toEqual(['idle', null]);
  });

  test('when reopened it loads the conversation from the gateway', async () => {
    const { user, portal } = await openChat();
    await user.type(field(), 'Hello{Enter}');
    await user.click(screen.getByTestId('chat-launcher'));
    await user.click(screen.getByTestId('chat-launcher'));
    expect(portal.backend.count('supportConversation')).toBe(2);
    expect(messageTexts()).toEqual(['Hello', 'You said: Hello']);
  });
});
