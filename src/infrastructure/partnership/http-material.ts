import * as z from 'zod/mini';
import type { PartnerMaterial } from '../../domain/partnership/partner-material';
import { id, instantOrNull, list, nonEmptyText, orElse, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const pixels = orElse(z.int(), null);

/** A picture's path below the gateway's address; nothing else is shown as a picture. */
const picturePath = orElse(z.string().check(z.regex(/^\/api\/[A-Za-z0-9_/.-]+$/)), null);

const material = z.object({
  items: list(
    z.object({
      id,
      kind: z.enum(['banner', 'text']),
      width: pixels,
      height: pixels,
      culture: nonEmptyText,
      alt: nonEmptyText,
      file: picturePath,
      validUntil: instantOrNull,
    }),
  ),
});

/** Banners and texts over HTTP, pictures with their whole address. */
export async function fetchMaterial(
  http: HttpClient,
  signal?: AbortSignal,
): Promise<readonly PartnerMaterial[]> {
  const { items } = await http.call('partnerMaterial', { signal, read: result(material) });
  return items.map(({ file, ...item }) => ({
    ...item,
    picture: file === null ? null : http.addressOfFile(file),
  }));
}
