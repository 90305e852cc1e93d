import * as z from 'zod/mini';
import type { ChatMessage, ChatSpeaker, ChatWords, Conversations } from '../../application/ports/chat';
import { readItems, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const message = z.object({
  id: z.string(),
  from: z.enum(['client', 'assistant']),
  text: z.string(),
  sentAt: textOrNull,
});
const list = z.object({ messages: z.array(z.unknown()) });
const messages = (json: unknown): readonly ChatMessage[] =>
  readItems(result(list)(json).messages, message).good;

/** The built-in chat over HTTP. */
export class HttpConversations implements Conversations {
  constructor(private readonly http: HttpClient) {}

  read(speaker: ChatSpeaker, signal?: AbortSignal): Promise<readonly ChatMessage[]> {
    return this.http.call('supportConversation', { body: speaker, signal, read: messages });
  }

  say(
    speaker: ChatSpeaker,
    { id, text, culture }: ChatWords,
    signal?: AbortSignal,
  ): Promise<readonly ChatMessage[]> {
    const body = { ...speaker, id, text, culture };
    return this.http.call('supportMessage', { body, signal, read: messages });
  }
}
