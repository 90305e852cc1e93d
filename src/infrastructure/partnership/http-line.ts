import * as z from 'zod/mini';
import type { LineBranch } from '../../domain/partnership/line-client';
import { instantOrNull, list, nonEmptyText, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const branch = z.object({
  items: list(
    z.object({
      ref: nonEmptyText,
      country: textOrNull,
      level: z.int(),
      since: instantOrNull,
      isPartner: z.boolean(),
      clients: z.int(),
    }),
  ),
  count: z.int(),
});

/** A branch of the partner's tree over HTTP; the first one without a client. */
export const fetchBranch = (
  http: HttpClient,
  client: string | null,
  signal?: AbortSignal,
): Promise<LineBranch> =>
  http.call('partnerTree', { query: client === null ? {} : { client }, signal, read: result(branch) });
