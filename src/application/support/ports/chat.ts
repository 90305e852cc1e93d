import type { Culture } from '../../../domain/culture/cultures.table';
import { port } from '../../kernel/port';

/**
 * The chat widget of a provider, which brings its own looks. The portal loads it 2 s after the shell is there, where
 * `chat.provider` is neither `none` nor `builtin`. An extension that wants the configuration to choose adds a provider of the kind
 * `chat` instead of replacing this port.
 */
export interface ChatWidget {
  /**
   * Puts the provider's script into the page, once; resolves when it ran. Rejects with `unavailable` where it is blocked or
   * does not come. `key` is the company's at the provider.
   */
  load(key: string): Promise<void>;
  /** True once the provider's widget is ready; read every half second for 30 s. Until then the other methods do nothing. */
  readonly present: boolean;
  /** Signs the client in; `token` gives a fresh identity token each time the provider asks, `null` for an anonymous chat. */
  identify(token: () => Promise<string | null>): void;
  /** The client has left: nothing of their conversation stays visible. */
  forget(): void;
  /** Opens its window. */
  open(): void;
}
export const ChatWidget = port<ChatWidget>('ChatWidget');

/** One message of the built-in chat. */
export interface ChatMessage {
  /** A client's message has the id it was sent with. */
  id: string;
  from: 'client' | 'assistant';
  text: string;
  /** ISO 8601 instant, `null` where none was sent. */
  sentAt: string | null;
}

/** The speaker; one of the two is set. */
export interface ChatSpeaker {
  /** A client, by a token of the port `SupportIdentity`, which changes every minute. */
  identity: string | null;
  /** An unknown visitor, by a UUID that the page generated. */
  visitor: string | null;
}

/** A message to send; the answer is in the language of this culture. */
export interface ChatSubmission {
  /** A UUID, the same when the same words are sent again. */
  id: string;
  text: string;
  culture: Culture;
}

/**
 * The built-in chat of the gateway, asked for when its panel is open (`chat.provider` is `builtin`). Rejects with
 * `PortalError` only: `refused` for an identity that is not right, never `unauthorized`, since that would sign out.
 */
export interface Conversations {
  /** The messages so far, oldest first; nobody else's. */
  read(speaker: ChatSpeaker, signal?: AbortSignal): Promise<readonly ChatMessage[]>;
  /** Says something (1 to 2000 characters); resolves with the conversation. The same `id` twice is one message. */
  say(speaker: ChatSpeaker, message: ChatSubmission, signal?: AbortSignal): Promise<readonly ChatMessage[]>;
}
export const Conversations = port<Conversations>('Conversations');
