import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { PortalError } from '../../domain/errors';
import type { ChatMessage, ChatSpeaker, Conversations } from '../ports/chat';
import type { ChatStore } from './chat-store';

/** The longest message that the chat takes. */
export const MESSAGE_AT_MOST = 2_000;

/** A client's conversation in the built-in chat. */
export class ConversationStore {
  messages: readonly ChatMessage[] = [];
  loading = false;
  loadError: PortalError | null = null;
  sending = false;
  sendError: PortalError | null = null;
  /** What is being typed; it survives a closed panel and a failed call. */
  draft = '';
  #visitor: string | null = null;
  /** The id of the draft that was sent last, so that sending it again is one message. */
  #sent: { id: string; text: string } | null = null;
  readonly #conversations: Conversations;
  readonly #chat: ChatStore;
  readonly #newId: () => string;

  constructor(conversations: Conversations, chat: ChatStore, newId: () => string) {
    this.#conversations = conversations;
    this.#chat = chat;
    this.#newId = newId;
    makeAutoObservable(this);
    reaction(
      () => chat.owner,
      () => this.clear(),
    );
  }

  get tooLong(): boolean {
    return this.draft.trim().length > MESSAGE_AT_MOST;
  }

  type(text: string): void {
    this.draft = text;
  }

  /** The panel is opened, or Retry. */
  async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    this.loadError = null;
    await this.#ask(
      async () => this.#conversations.read(await this.#speaker()),
      (error) => (this.loadError = error),
      () => (this.loading = false),
    );
  }

  async send(): Promise<void> {
    const text = this.draft.trim();
    if (text === '' || this.tooLong || this.sending) return;
    this.sending = true;
    this.sendError = null;
    if (this.#sent?.text !== text) this.#sent = { id: this.#newId(), text };
    const message = { ...this.#sent, culture: this.#chat.culture };
    await this.#ask(
      async () => this.#conversations.say(await this.#speaker(), message),
      (error) => (this.sendError = error),
      () => (this.sending = false),
      () => {
        this.#sent = null;
        if (this.draft.trim() === text) this.draft = '';
      },
    );
  }

  /** What comes for a client who is gone counts no more. */
  async #ask(
    call: () => Promise<readonly ChatMessage[]>,
    failed: (error: PortalError) => void,
    done: () => void,
    succeeded: () => void = () => undefined,
  ): Promise<void> {
    const { owner } = this.#chat;
    try {
      const messages = await call();
      if (this.#chat.owner !== owner) return;
      runInAction(() => {
        this.messages = messages;
        succeeded();
        done();
      });
    } catch (error) {
      if (this.#chat.owner !== owner) return;
      runInAction(() => {
        failed(error as PortalError);
        done();
      });
    }
  }

  async #speaker(): Promise<ChatSpeaker> {
    const identity = await this.#chat.identity();
    if (identity !== null) return { identity, visitor: null };
    this.#visitor ??= this.#newId();
    return { identity: null, visitor: this.#visitor };
  }

  private clear(): void {
    this.messages = [];
    this.loading = false;
    this.loadError = null;
    this.sending = false;
    this.sendError = null;
    this.draft = '';
    this.#visitor = null;
    this.#sent = null;
  }
}
