import * as z from 'zod/mini';
import { orElse, textOrNull } from '../http/codecs';

/** A browser's description of itself. */
export const device = orElse(
  z.object({
    kind: orElse(z.enum(['computer', 'phone', 'tablet']), null),
    browser: textOrNull,
    system: textOrNull,
  }),
  null,
);
