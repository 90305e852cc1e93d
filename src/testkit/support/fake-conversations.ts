import type {
  ChatMessage,
  ChatSpeaker,
  ChatSubmission,
  Conversations,
} from '../../application/support/ports/chat';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { FakeBackend } from '../portal/fake-backend';

/** Conversations in memory, by visitor or by the client named in the identity token. */
export class FakeConversations implements Conversations {
  private readonly threads = new Map<string, readonly ChatMessage[]>();

  constructor(private readonly backend: FakeBackend) {}

  read(speaker: ChatSpeaker, signal?: AbortSignal): Promise<readonly ChatMessage[]> {
    return this.backend.answerAnyone('supportConversation', () => this.threads.get(threadOf(speaker)) ?? [], {
      args: [speaker],
      signal,
    });
  }

  send(speaker: ChatSpeaker, message: ChatSubmission, signal?: AbortSignal): Promise<readonly ChatMessage[]> {
    return this.backend.answerAnyone('supportMessage', () => this.add(threadOf(speaker), message), {
      args: [speaker, message],
      signal,
    });
  }

  private add(thread: string, { id, text }: ChatSubmission): readonly ChatMessage[] {
    const messages = this.threads.get(thread) ?? [];
    if (messages.some((message) => message.id === id)) return messages;
    const sentAt = new Date(this.backend.now()).toISOString();
    const newMessages: ChatMessage[] = [
      ...messages,
      { id, from: 'client', text, sentAt },
      { id: `answer-${id}`, from: 'assistant', text: `You said: ${text}`, sentAt },
    ];
    this.threads.set(thread, newMessages);
    return newMessages;
  }
}

function threadOf({ identity, visitor }: ChatSpeaker): string {
  const owner = identity === null ? visitor : /^identity-(\d+)-\d+$/.exec(identity)?.[1];
  if (!owner) throw PortalError.refused([ERROR_CODE.forbidden], 403);
  return owner;
}
