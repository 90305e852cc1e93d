import { expect } from 'expect';
import type { ChatWidget } from '../../application/support/ports/chat';
import type { Runner } from '../runner/runner';
import { requireCapabilities, type Capabilities } from '../runner/capabilities';
import { rejectionOf } from '../runner/failures';

/** A widget and its provider. */
export interface ChatWidgetSubject {
  widget: ChatWidget;
  /** Ends the loading of the provider's script, with an error if it is blocked. */
  finishLoading(): Promise<void> | void;
  /** Blocks the provider's script from now on; not used for an adapter that lacks `faults`. */
  block?(): Promise<void> | void;
  /** Number of times the provider's script was added to the page. */
  loadCount(): number;
  /** The provider requests a new token for the signed-in client. */
  requestToken(): Promise<void> | void;
  /** The user at the provider: a token, `null` for an anonymous chat, `undefined` before any sign-in. */
  user(): string | null | undefined;
  /** Number of times the chat was opened. */
  openCount(): number;
}

/** The contract of the port `ChatWidget`. */
export function describeChatWidgetContract(
  runner: Runner,
  name: string,
  makeSubject: () => ChatWidgetSubject | Promise<ChatWidgetSubject>,
  capabilities: Capabilities = {},
): void {
  const { describe, test, beforeEach } = runner;
  const { test: testFault } = requireCapabilities(runner, capabilities, 'faults');
  const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

  describe(`${name} keeps the contract of ChatWidget`, () => {
    let subject: ChatWidgetSubject;
    let widget: ChatWidget;
    const load = async () => {
      const loading = widget.load('a-key');
      const script = nextTurn().then(() => subject.finishLoading());
      await Promise.all([loading, script]);
    };
    beforeEach(async () => {
      subject = await makeSubject();
      widget = subject.widget;
    });

    test('is absent until its provider has loaded', async () => {
      expect(widget.present).toBe(false);
      await load();
      expect(widget.present).toBe(true);
    });

    test('adds its provider’s script to the page once', async () => {
      await load();
      await widget.load('a-key');
      expect(subject.loadCount()).toBe(1);
    });

    test('does not throw if used before its provider has loaded', () => {
      widget.forget();
      expect(() => widget.open()).not.toThrow();
      expect(() => widget.forget()).not.toThrow();
    });

    test('signs the client in, with a new token each time the provider requests one', async () => {
      await load();
      const tokens = ['first', 'second'];
      widget.identify(async () => tokens.shift() ?? null);
      await nextTurn();
      expect(subject.user()).toBe('first');
      await subject.requestToken();
      await nextTurn();
      expect(subject.user()).toBe('second');
    });

    test('without a token the chat is anonymous', async () => {
      await load();
      widget.identify(async () => null);
      await nextTurn();
      expect(subject.user() ?? null).toBeNull();
    });

    test('signs the client out', async () => {
      await load();
      widget.identify(async () => 'a-token');
      await nextTurn();
      widget.forget();
      expect(subject.user()).toBeUndefined();
    });

    test('opens the chat', async () => {
      await load();
      widget.open();
      expect(subject.openCount()).toBe(1);
    });

    testFault('a provider whose script fails to load is unavailable', async () => {
      await subject.block!();
      expect(await rejectionOf(load())).toMatchObject({ kind: 'unavailable' });
      expect(widget.present).toBe(false);
    });
  });
}
