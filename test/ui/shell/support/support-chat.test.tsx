import { act, screen, within } from '@testing-library/react';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { SupportChat } from '../../../../src/ui/shell/support/support-chat';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';

// The panel is loaded on demand, which takes longer on a busy machine.
jest.setTimeout(60_000);
const SOON = { timeout: 20_000 };

async function draw(provider = 'builtin', options: RenderPortalOptions = {}) {
  const drawn = await renderPortal(<SupportChat />, { config: { chat: { provider } }, ...options });
  await act(async () => {
    drawn.portal.layout.scheduleSettled();
    drawn.portal.clock.advance(2_000);
  });
  return drawn;
}

async function drawOpen(options: RenderPortalOptions = {}) {
  const drawn = await draw('builtin', options);
  await drawn.user.click(screen.getByTestId('chat-launcher'));
  await screen.findByTestId('chat-panel', {}, SOON);
  return drawn;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const said = () =>
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

  test('without a provider the link leads to the guides', async () => {
    const { user, portal } = await draw('none');
    expect(screen.queryByTestId('chat-launcher')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Help' }));
    expect(portal.navigation.address).toBe('/how-to-use');
  });

  test('the link opens the built-in chat in place', async () => {
    const { user, portal } = await draw();
    await user.click(screen.getByRole('link', { name: 'Support chat' }));
    expect(await screen.findByTestId('chat-panel', {}, SOON)).not.toBeNull();
    expect(portal.navigation.address).toBe('/accounts');
  });

  test.each(['en-PH', 'ja-JP'])('%s has no link, but the launcher (R2.3)', async (language) => {
    await draw('builtin', { storedValues: { language } });
    expect(screen.queryByTestId('chat-link')).toBeNull();
    expect(screen.getByTestId('chat-launcher')).not.toBeNull();
  });
});

describe('the built-in chat', () => {
  test('opens with the focus in its field, and says that nothing was asked yet', async () => {
    await drawOpen();
    const panel = screen.getByRole('dialog', { name: 'Support chat' });
    expect(document.activeElement).toBe(field());
    expect(
      within(panel).getByText('Ask about deposits, platforms, documents or your password.'),
    ).not.toBeNull();
    expect(screen.getByTestId('chat-launcher').getAttribute('aria-expanded')).toBe('true');
  });

  test('Enter sends, and the answer is announced in a log', async () => {
    const { user } = await drawOpen();
    await user.type(field(), 'Good{Shift>}{Enter}{/Shift}morning{Enter}');
    expect(said()).toEqual(['Good\nmorning', 'You said: Good\nmorning']);
    expect(field().value).toBe('');
    const log = screen.getByRole('log', { name: 'Conversation' });
    expect([log.getAttribute('aria-busy'), log.getAttribute('tabindex')]).toEqual(['false', '0']);
    expect(screen.getByTestId('chat-message-assistant').textContent).toMatch(/^Assistant/);
  });

  test('messages are text, never markup', async () => {
    const { user } = await drawOpen();
    await user.type(field(), '<b>bold</b>{Enter}');
    expect(said()[0]).toBe('<b>bold</b>');
    expect(screen.getByRole('log').querySelector('b')).toBeNull();
  });

  test('a failed message stays in the field, and the button sends it once', async () => {
    const { user, portal } = await drawOpen({
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
    expect(said()).toEqual(['Hello', 'You said: Hello']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(portal.backend.count('supportMessage')).toBe(2);
  });

  test('a conversation that cannot be read has Retry inside the panel', async () => {
    const { user } = await drawOpen({
      prepare: ({ backend }) => backend.failNext('supportConversation', PortalError.unavailable()),
    });
    const panel = within(screen.getByTestId('chat-panel'));
    expect(panel.getByRole('alert').textContent).toContain('The conversation could not be loaded.');
    await user.click(panel.getByTestId('retry'));
    expect(panel.queryByRole('alert')).toBeNull();
  });

  test('a slow one says so after 15 s, and a second call races it', async () => {
    let release: () => void = () => undefined;
    const { user, portal } = await drawOpen({
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

  test('Escape closes it, the focus returns, and the draft and the conversation stay', async () => {
    const { user } = await drawOpen();
    await user.type(field(), 'Hello{Enter}');
    await user.type(field(), 'And');
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('chat-panel')).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId('chat-launcher'));
    await user.keyboard('{Enter}');
    expect([field().value, said()]).toEqual(['And', ['Hello', 'You said: Hello']]);
  });

  test('a sign-out closes it and forgets the conversation', async () => {
    const { user, portal } = await drawOpen();
    await user.type(field(), 'Hello{Enter}');
    await act(async () => portal.session.signOut('manual'));
    expect(screen.queryByTestId('chat-panel')).toBeNull();
    expect([portal.conversation.remote.status, portal.local.get('supportChatToken')]).toEqual(['idle', null]);
  });

  test('when reopened it asks the gateway, which keeps the conversation', async () => {
    const { user, portal } = await drawOpen();
    await user.type(field(), 'Hello{Enter}');
    await user.click(screen.getByTestId('chat-launcher'));
    await user.click(screen.getByTestId('chat-launcher'));
    expect(portal.backend.count('supportConversation')).toBe(2);
    expect(said()).toEqual(['Hello', 'You said: Hello']);
  });
});
