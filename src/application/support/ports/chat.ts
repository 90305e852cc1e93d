import type { Culture } from '../../../domain/culture/cultures.table';
import { port } from '../../kernel/port';

/**
 * The chat widget of a provider, with the provider's design. The portal loads it 2 s after the shell is mounted, if
 * `chat.provider` is neither `none` nor `builtin`. To let the configuration choose, an extension adds a provider of the
 * kind `chat` instead of replacing this port.
 */
export interface ChatWidget {
  /**
   * Adds the provider's script to the page, once; resolves when the script has run. Rejects with `unavailable` if it is
   * blocked or does not load. `key` is the company's key at the provider.
   */
  load(key: string): Promise<void>;
  /** True once the provider's widget is ready; read every half second for 30 s. Until then the other methods do nothing. */
  readonly present: boolean;
  /** Signs the client in. The provider calls `token` for a fresh identity token; `null` means an anonymous chat. */
  identify(token: () => Promise<string | null>): void;
  /** Removes the conversation from the page after the client has signed out. */
  forget(): void;
  /** Opens the chat window. */
  open(): void;
}
export const ChatWidget = port<ChatWidget>('ChatWidget');

/** One message of the built-in chat. */
export interface ChatMessage {
  /** Id of the message; for a client's message the id that was sent. */
  id: string;
  from: 'client' | 'assistant';
  text: string;
  /** ISO 8601 instant; `null` if the gateway sends none. */
  sentAt: string | null;
}

/** The speaker; one of the two is set. */
export interface ChatSpeaker {
  /** A client's token from the port `SupportIdentity`; it changes every minute. */
  identity: string | null;
  /** A visitor's id, a UUID that the page has generated. */
  visitor: string | null;
}

/** A message to send; the answer is in the language of this culture. */
export interface ChatSubmission {
  /** A UUID; the same when the message is sent again. */
  id: string;
  text: string;
  culture: Culture;
}

/**
 * The built-in chat of the gateway, used while its panel is open (`chat.provider` is `builtin`). Rejects with `PortalError`
 * only. An invalid identity is `refused`, never `unauthorized`, because that would sign the client out.
 */
export interface Conversations {
  /** The speaker's messages, oldest first. */
  read(speaker: ChatSpeaker, signal?: AbortSignal): Promise<readonly ChatMessage[]>;
  /** Sends a message of 1 to 2000 characters; resolves to the conversation. The same `id` twice is one message. */
  send(speaker: ChatSpeaker, message: ChatSubmission, signal?: AbortSignal): Promise<readonly ChatMessage[]>;
}
export const Conversations = port<Conversations>('Conversations');
