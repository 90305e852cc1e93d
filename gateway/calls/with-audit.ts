import { AUDIT_EVENTS } from '../session/audit-events.table';
import type { Services } from './services';
import { ApiError } from '../kernel/api-error';
import type { ApiOperationId, Call } from '../http/call';

/**
 * Wraps a call so that its successes and refusals are recorded according to audit-events.table.ts; a call that is not
 * listed there is returned unchanged. A repeated answer is not recorded.
 */
export function withAudit(
  id: ApiOperationId,
  call: Call<ApiOperationId>,
  { audit, idempotency, sessions }: Pick<Services, 'audit' | 'idempotency' | 'sessions'>,
): Call<ApiOperationId> {
  const row = AUDIT_EVENTS[id];
  if (!row) return call;
  return async (context) => {
    const { request, visitor } = context;
    try {
      const result = await call(context);
      if (row.success && !idempotency.isRepeated(result))
        await audit.recordEvent(row.success, request, visitor?.id ?? (await ownerOf(result, sessions)));
      return result;
    } catch (error) {
      const kind = error instanceof ApiError ? row.refusals[error.refusal] : undefined;
      if (kind) await audit.recordEvent(kind, request, visitor?.id);
      throw error;
    }
  };
}

/** The client whose token a registration has just returned. */
async function ownerOf(result: unknown, sessions: Services['sessions']): Promise<number | undefined> {
  const { scaToken } = (result ?? {}) as { scaToken?: unknown };
  return typeof scaToken === 'string' ? (await sessions.findClient(scaToken))?.id : undefined;
}
