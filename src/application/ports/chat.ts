import type { Culture } from '../../domain/language/cultures.table';
import { port } from './port';

/** The chat widget of a provider, which brings its own looks. */
export interface ChatWidget {
  /** Puts the provider's script into the page, once; resolves when it ran. Rejects with `PortalError` `unavailable` where it is blocked or does not come. */
  load(key: string): Promise<void>;
  /** Whether the provider is there to be spoken to. */
  readonly present: boolean;
  /** Signs the client in; `token` gives a fresh identity token each time the provider asks, `null` for an anonymous chat. */
  identify(token: () => Promise<string | null>): void;
  /** The client is gone: nothing of their conversation stays in sight. */
  forget(): void;
  open(): void;
}
export const ChatWidget = port<ChatWidget>('ChatWidget');

/** One message of the built-in chat. */
export interface ChatMessage {
  id: string;
  from: 'client' | 'assistant';
  text: string;
  /** ISO 8601 instant, `null` where none was sent. */
  sentAt: string | null;
}

/** Who speaks: a client by the identity token, or somebody unknown by a random number. */
export interface ChatSpeaker {
  identity: string | null;
  visitor: string | null;
}

/** What is said; the answer comes in the culture. */
export interface ChatWords {
  id: string;
  text: string;
  culture: Culture;
}

/** The built-in chat of the gateway. Rejects with `PortalError` only. */
export interface Conversations {
  /** The messages so far, oldest first. */
  read(speaker: ChatSpeaker, signal?: AbortSignal): Promise<readonly ChatMessage[]>;
  /** Says something (1 to 2000 characters); resolves with the conversation. The same `id` twice is one message. */
  say(speaker: ChatSpeaker, message: ChatWords, signal?: AbortSignal): Promise<readonly ChatMessage[]>;
}
export const Conversations = port<Conversations>('Conversations');
