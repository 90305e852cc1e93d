import type { FastifyRequest } from 'fastify';
import { cultureOf } from '../db/culture-of';
import type { Database } from '../db/open-database';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { Sites } from './sites';

interface ContentScopeDeps {
  readonly db: Database;
  readonly sites: Sites;
}

/** Company and culture of the requested content: the client's, otherwise the site's. */
export async function contentScopeOf(
  { db, sites }: ContentScopeDeps,
  visitor: SignedInClient | undefined,
  request: FastifyRequest,
): Promise<{ readonly companyId: number; readonly culture: string }> {
  if (!visitor) return sites.findByHost(request.hostname, request);
  return { companyId: visitor.companyId, culture: await cultureOf(db, visitor.id) };
}
