import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal, type TestPortal } from '../../../src/testkit/portal/create-test-portal';
import { dataOf } from '../../../src/application/remote/remote';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function openConversation(prepare: (portal: TestPortal) => void = () => undefined) {
  const portal = createTestPortal({ signedIn: true, config: { chat: { provider: 'builtin' } } });
  prepare(portal);
  await portal.start();
  portal.chat.start();
  await untilSettled();
  return portal;
}

describe('ConversationStore', () => {
  test('a message is stored, and answered', async () => {
    const { conversation } = await openConversation();
    conversation.setDraft('  Good morning ');
    await conversation.send();
    expect(dataOf(conversation.remote)?.map(({ text }) => text)).toEqual([
      'Good morning',
      'You said: Good morning',
    ]);
    expect(conversation.draft).toBe('');
    await conversation.load();
    expect(dataOf(conversation.remote)).toHaveLength(2);
  });

  test('a failed message stays in the draft, and has the same id when it is sent again', async () => {
    const { backend, conversation } = await openConversation();
    backend.failNext('supportMessage', PortalError.unavailable());
    conversation.setDraft('Hello');
    await conversation.send();
    expect([conversation.submission.problem?.kind, conversation.draft]).toEqual(['unavailable', 'Hello']);
    await conversation.send();
    const ids = backend.calls
      .filter(({ call }) => call === 'supportMessage')
      .map(({ args }) => (args[1] as { id: string }).id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(conversation.submission.problem).toBeNull();
  });

  test('an unsent message is stored in the tab until it is sent or the client signs out', async () => {
    const { conversation, session, tab } = await openConversation();
    conversation.setDraft('Half a sen');
    const reloadedPortal = await openConversation((portal) => {
      const keys = tab.keys() as `portico.${string}`[];
      for (const key of keys) portal.tab.set(key, tab.get(key) ?? '');
    });
    expect(reloadedPortal.conversation.draft).toBe('Half a sen');
    await reloadedPortal.conversation.send();
    expect(reloadedPortal.tab.get('portico.draft.chat')).not.toContain('Half a sen');
    conversation.setDraft('Another');
    session.signOut('manual');
    await untilSettled();
    expect([conversation.draft, tab.get('portico.draft.chat')]).toEqual(['', null]);
  });

  test('sends the culture the client reads in', async () => {
    const { backend, conversation, language } = await openConversation();
    await language.change('ur-PK', 'accounts');
    conversation.setDraft('Hello');
    await conversation.send();
    const sentMessages = backend.calls
      .filter(({ call }) => call === 'supportMessage')
      .map(({ args }) => args[1]);
    expect(sentMessages).toEqual([expect.objectContaining({ text: 'Hello', culture: 'ur-PK' })]);
  });

  test('two clicks send one message', async () => {
    const { backend, conversation } = await openConversation();
    conversation.setDraft('Hello');
    await Promise.all([conversation.send(), conversation.send()]);
    expect(backend.count('supportMessage')).toBe(1);
  });

  test.each(['', '   ', 'x'.repeat(2_001)])('an empty or too long message is not sent', async (text) => {
    const { backend, conversation } = await openConversation();
    conversation.setDraft(text);
    await conversation.send();
    expect(backend.count('supportMessage')).toBe(0);
  });

  test('a failed load is in the state, and Retry repeats it', async () => {
    const { backend, conversation } = await openConversation();
    backend.failNext('supportConversation', PortalError.unavailable());
    await conversation.load();
    expect(conversation.remote).toMatchObject({ status: 'failed', error: { kind: 'unavailable' } });
    conversation.retry();
    await untilSettled();
    expect(dataOf(conversation.remote)).toEqual([]);
  });

  test('a message that is sent after a failed load returns the conversation', async () => {
    const { backend, conversation } = await openConversation();
    backend.failNext('supportConversation', PortalError.unavailable());
    await conversation.load();
    conversation.setDraft('Hello');
    await conversation.send();
    expect(dataOf(conversation.remote)).toHaveLength(2);
  });

  test('a load that began before a message does not undo it', async () => {
    const { backend, conversation } = await openConversation();
    const release = backend.hold('supportConversation');
    void conversation.load();
    conversation.setDraft('Hello');
    await conversation.send();
    release();
    await untilSettled();
    expect(dataOf(conversation.remote)).toHaveLength(2);
  });

  test('a visitor without an identity uses a random id', async () => {
    const { backend, conversation } = await openConversation(({ backend: gateway }) => {
      const missing = PortalError.refused([ERROR_CODE.notFound], 404);
      gateway.failNext('supportIdentity', missing, missing, missing);
    });
    conversation.setDraft('Hello');
    await conversation.send();
    expect(backend.calls.at(-1)?.args[0]).toEqual({
      identity: null,
      visitor: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('a sign-out forgets everything, including answers on their way', async () => {
    const { backend, conversation, session } = await openConversation();
    conversation.setDraft('Hello');
    await conversation.send();
    const release = backend.hold('supportConversation');
    void conversation.load();
    conversation.setDraft('Secret');
    session.signOut('manual');
    release();
    await untilSettled();
    expect([conversation.remote, conversation.draft]).toEqual([{ status: 'idle' }, '']);
  });
});
