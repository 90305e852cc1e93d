import type { supportMessages } from '../db/tables/support';
import type { Calls } from '../http/call';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import type { Attempts } from '../db/attempts';
import type { Support } from './support';

type SupportCalls = Calls<'issueSupportIdentity' | 'getSupportConversation' | 'sendSupportMessage'>;

interface SupportCallsDeps {
  readonly attempts: Attempts;
  readonly support: Support;
}

/** Identity tokens for a chat provider, and the built-in support chat. */
export function supportCalls({ attempts, support }: SupportCallsDeps): SupportCalls {
  return {
    issueSupportIdentity: async ({ client }) => ({ token: await support.issueIdentity(client.id) }),

    getSupportConversation: async ({ body }) => ({
      messages: (await support.getConversation(await support.threadOf(body))).map(messageOf),
    }),

    sendSupportMessage: async ({ body, request }) => {
      const thread = await support.threadOf(body);
      await attempts.countAttempt(ATTEMPT_RULES.supportMessage, request.ip);
      return { messages: (await support.addMessage(thread, body)).map(messageOf) };
    },
  };
}

function messageOf({ id, sender, text, sentAt }: typeof supportMessages.$inferSelect) {
  return { id, from: sender, text, sentAt: sentAt.toISOString() };
}
