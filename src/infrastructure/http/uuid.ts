import * as z from 'zod/mini';
import { orElse } from './codecs';

/** Written by hand: the library's own check would add half a KiB to the sign-in page, which shares the library. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A UUID; anything else is `null`. */
export const uuidOrNull = orElse(z.string().check(z.regex(UUID)), null);
