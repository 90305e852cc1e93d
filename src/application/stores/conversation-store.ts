import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { PortalError } from '../../domain/errors';
import type { ChatMessage, ChatSpeaker, Conversations } from '../ports/chat';
import type { Page } from '../ports/page';
import type { ChatStore } from './chat-store';
import { Submission } from './submission';

/** The longest message that the chat takes. */
export const MESSAGE_AT_MOST = 2_000;

/** A client's conversation in the built-in chat. */
export class ConversationStore {
  messages: readonly ChatMessage[] = [];
  loading = false;
  loadError: PortalError | null = null;
  submission: Submission;
  /** What is being typed; it survives a closed panel and a failed call. */
  draft = '';
  #visitor: string | null = null;
  /** The id of the draft that was sent last, so that sending it again is one message. */
  #sent: { id: string; text: string } | null = null;
  readonly #conversations: Conversations;
  readonly #chat: ChatStore;
  readonly #newId: () => string;
  readonly #page: Page;

  constructor(conversations: Conversations, chat: ChatStore, page: Page, newId: () => string) {
    this.#conversations = conversations;
    this.#chat = chat;
    this.#newId = newId;
    this.#page = page;
    this.submission = new Submission(page);
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
    const stays = this.#ownerStays();
    try {
      const messages = await this.#conversations.read(await this.#speaker());
      if (stays()) runInAction(() => (this.messages = messages));
    } catch (error) {
      if (stays()) runInAction(() => (this.loadError = error as PortalError));
    } finally {
      if (stays()) runInAction(() => (this.loading = false));
    }
  }

  async send(): Promise<void> {
    const text = this.draft.trim();
    if (text === '' || this.tooLong || this.submission.sending) return;
    if (this.#sent?.text !== text) this.#sent = { id: this.#newId(), text };
    const message = { ...this.#sent, culture: this.#chat.culture };
    const stays = this.#ownerStays();
    await this.submission.run(async () => {
      const messages = await this.#conversations.say(await this.#speaker(), message);
      if (stays()) runInAction(() => this.arrived(text, messages));
    });
  }

  private arrived(text: string, messages: readonly ChatMessage[]): void {
    this.messages = messages;
    this.#sent = null;
    if (this.draft.trim() === text) this.draft = '';
  }

  /** An answer for a client who has signed out is ignored. */
  #ownerStays(): () => boolean {
    const { owner } = this.#chat;
    return () => this.#chat.owner === owner;
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
    // A call still in flight belongs to the previous client and must not show here.
    this.submission = new Submission(this.#page);
    this.draft = '';
    this.#visitor = null;
    this.#sent = null;
  }
}
