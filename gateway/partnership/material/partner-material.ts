import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { clients } from '../../db/tables/clients';
import { partnerMaterial } from '../../db/tables/partner-material';
import { mediaTypeOf } from '../../kernel/media-type';

/** The most that are listed. */
const MOST_LISTED = 200;
/** A document is not a picture. */
const PICTURE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

const isCurrent = (now: Date) => or(isNull(partnerMaterial.validUntil), gt(partnerMaterial.validUntil, now));

/** The path of the pictures, below the gateway's address. */
export const PICTURES_PATH = '/api/client/v1/Partnership/material-files';

/** The current banners and texts of a partner's company; none for a client who is not a partner. */
export async function listMaterial(db: Database, clientId: number, now: Date) {
  const rows = await db
    .select({
      id: partnerMaterial.id,
      kind: partnerMaterial.kind,
      width: partnerMaterial.width,
      height: partnerMaterial.height,
      culture: partnerMaterial.culture,
      alt: partnerMaterial.alt,
      sha256: partnerMaterial.sha256,
      validUntil: partnerMaterial.validUntil,
    })
    .from(partnerMaterial)
    .innerJoin(clients, eq(clients.companyId, partnerMaterial.companyId))
    .where(and(eq(clients.id, clientId), eq(clients.isIb, true), isCurrent(now)))
    .orderBy(asc(partnerMaterial.id))
    .limit(MOST_LISTED);
  return {
    items: rows.map(({ sha256, validUntil, ...row }) => ({
      ...row,
      file: sha256 === null ? null : `${PICTURES_PATH}/${sha256}`,
      validUntil: validUntil?.toISOString() ?? null,
    })),
  };
}

/** The current picture with a hash; undefined if there is none, and for content that is not a picture. */
export async function findPicture(db: Database, sha256: string, now: Date): Promise<Picture | undefined> {
  const [row] = await db
    .select({ content: partnerMaterial.content })
    .from(partnerMaterial)
    .where(and(eq(partnerMaterial.sha256, sha256), isCurrent(now)))
    .limit(1);
  if (!row?.content) return undefined;
  const bytes = Buffer.from(row.content);
  const mediaType = mediaTypeOf(bytes);
  return mediaType !== undefined && PICTURE_TYPES.has(mediaType) ? { bytes, mediaType } : undefined;
}
