import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { ChatMessage, ChatSpeaker, Conversations } from './ports/chat';
import type { Page } from '../kernel/ports/page';
import type { TabStore } from '../kernel/ports/storage';
import { ClientDraft } from '../client/client-draft';
import type { Queries, QueryFamily } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { ChatStore } from './chat-store';
import { Submission } from '../kernel/submission';

/** Characters that a message may have. */
export const MAX_MESSAGE_LENGTH = 2_000;

/** Owner in the query key of a visitor, who has no id. */
const VISITOR = 0;

export interface ConversationPorts {
  conversations: Conversations;
  page: Page;
  queries: Queries;
  tab: TabStore;
}

/** A client's conversation in the built-in chat. */
export class ConversationStore {
  submission: Submission;
  /** The unsent message; it survives closing the panel, a failed call and a reload. */
  draft = '';
  #visitor: string | null = null;
  /** The draft that was sent last, with its id: a retry sends the same id and makes one message. */
  #lastSent: { id: string; text: string } | null = null;
  readonly #threads: QueryFamily<readonly ChatMessage[], [owner: number]>;
  readonly #conversations: Conversations;
  readonly #chat: ChatStore;
  readonly #newId: () => string;
  readonly #page: Page;
  readonly #drafts: ClientDraft;

  constructor(
    { conversations, page, queries, tab }: ConversationPorts,
    chat: ChatStore,
    newId: () => string,
  ) {
    this.#conversations = conversations;
    this.#chat = chat;
    this.#newId = newId;
    this.#page = page;
    this.#drafts = new ClientDraft(tab, 'chat');
    this.#threads = queries.family({
      scope: 'client',
      call: 'supportConversation',
      freshForMs: 0,
      read: async (signal) => conversations.read(await this.#speaker(), signal),
    });
    this.submission = new Submission(page);
    this.draft = this.#storedDraft;
    makeAutoObservable(this);
    reaction(
      () => chat.owner,
      () => this.clear(),
    );
  }

  get isTooLong(): boolean {
    return this.draft.trim().length > MAX_MESSAGE_LENGTH;
  }

  setDraft(text: string): void {
    this.draft = text;
    this.#drafts.save(this.#owner, { text });
  }

  get remote(): Remote<readonly ChatMessage[]> {
    return this.#thread.state;
  }

  async load(): Promise<void> {
    await this.#thread.load().catch(() => undefined);
  }

  retry(): void {
    this.#thread.retry();
  }

  async send(): Promise<void> {
    const text = this.draft.trim();
    if (text === '' || this.isTooLong || this.submission.isSending) return;
    if (this.#lastSent?.text !== text) this.#lastSent = { id: this.#newId(), text };
    const message = { ...this.#lastSent, culture: this.#chat.culture };
    const isSameOwner = this.#ownerCheck();
    await this.submission.run(async () => {
      const messages = await this.#conversations.send(await this.#speaker(), message);
      if (isSameOwner()) runInAction(() => this.onAnswer(text, messages));
    });
  }

  private onAnswer(text: string, messages: readonly ChatMessage[]): void {
    this.#thread.setData(messages);
    this.#lastSent = null;
    if (this.draft.trim() === text) this.setDraft('');
  }

  get #storedDraft(): string {
    return this.#drafts.read(this.#owner)['text'] ?? '';
  }

  /** Undefined for a visitor. */
  get #owner(): number | undefined {
    return this.#chat.owner ?? undefined;
  }

  /** An answer for a client who has signed out is ignored. */
  #ownerCheck(): () => boolean {
    const { owner } = this.#chat;
    return () => this.#chat.owner === owner;
  }

  /** The conversation of the current owner, or of a visitor. */
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
    // A new submission, so that a call in flight of the previous client does not show.
    this.submission = new Submission(this.#page);
    this.draft = this.#storedDraft;
    this.#visitor = null;
    this.#lastSent = null;
  }
}
