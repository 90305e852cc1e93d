import * as z from 'zod/mini';
import type {
  ChatMessage,
  ChatSpeaker,
  ChatSubmission,
  Conversations,
} from '../../application/support/ports/chat';
import { instantOrNull, list, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const message = z.object({
  id: z.string(),
  from: z.enum(['client', 'assistant']),
  text: z.string(),
  sentAt: instantOrNull,
});
const conversation = z.object({ messages: list(message) });

/** The built-in chat over HTTP. */
export class HttpConversations implements Conversations {
  constructor(private readonly http: HttpClient) {}

  async read(speaker: ChatSpeaker, signal?: AbortSignal): Promise<readonly ChatMessage[]> {
    const read = result(conversation);
    return (await this.http.call('supportConversation', { body: speaker, signal, read })).messages;
  }

  async send(
    speaker: ChatSpeaker,
    { id, text, culture }: ChatSubmission,
    signal?: AbortSignal,
  ): Promise<readonly ChatMessage[]> {
    const body = { ...speaker, id, text, culture };
    return (await this.http.call('supportMessage', { body, signal, read: result(conversation) })).messages;
  }
}
