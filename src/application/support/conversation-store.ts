import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { ChatMessage, ChatSpeaker, Conversations } from './ports/chat';
import type { Page } from '../kernel/ports/page';
import type { Queries, QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { ChatStore } from './chat-store';
import { Submission } from '../kernel/submission';

/** The longest message that the chat takes. */
export const MESSAGE_AT_MOST = 2_000;

/** The place of an owner in the key of who has no id. */
const VISITOR = 0;

/** A client's conversation in the built-in chat. */
export class ConversationStore {
  submission: Submission;
  /** What is being typed; it survives a closed panel and a failed call. */
  draft = '';
  #visitor: string | null = null;
  /** The id of the draft that was sent last, so that sending it again is one message. */
  #sent: { id: string; text: string } | null = null;
  readonly #threads: QueryFamily<readonly ChatMessage[], [owner: number]>;
  readonly #conversations: Conversations;
  readonly #chat: ChatStore;
  readonly #newId: () => string;
  readonly #page: Page;

  constructor(
    { conversations, page, queries }: { conversations: Conversations; page: Page; queries: Queries },
    chat: ChatStore,
    newId: () => string,
  ) {
    this.#conversations = conversations;
    this.#chat = chat;
    this.#newId = newId;
    this.#page = page;
    this.#threads = queries.family({
      ...{ scope: 'client', call: 'supportConversation', freshForMs: 0 },
      read: async (signal) => conversations.read(await this.#speaker(), signal),
    });
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

  get remote(): Remote<readonly ChatMessage[]> {
    return this.#thread.state;
  }

  /** The panel is opened. */
  async load(): Promise<void> {
    await this.#thread.load().catch(() => undefined);
  }

  retry(): void {
    this.#thread.retry();
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
    this.#thread.take(messages);
    this.#sent = null;
    if (this.draft.trim() === text) this.draft = '';
  }

  /** An answer for a client who has signed out is ignored. */
  #ownerStays(): () => boolean {
    const { owner } = this.#chat;
    return () => this.#chat.owner === owner;
  }

  /** The conversation of the owner in force; a visitor's goes by none. */
  get #thread(): RemoteQuery<readonly ChatMessage[]> {
    return this.#threads(this.#chat.owner ?? VISITOR);
  }

  async #speaker(): Promise<ChatSpeaker> {
    const identity = await this.#chat.identity();
    if (identity !== null) return { identity, visitor: null };
    this.#visitor ??= this.#newId();
    return { identity: null, visitor: this.#visitor };
  }

  private clear(): void {
    // A call still in flight belongs to the previous client and must not show here.
    this.submission = new Submission(this.#page);
    this.draft = '';
    this.#visitor = null;
    this.#sent = null;
  }
}
