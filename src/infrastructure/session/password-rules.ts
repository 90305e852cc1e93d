import * as z from 'zod/mini';
import { DEFAULT_PASSWORD_RULES } from '../../domain/session/password-rules';
import { flag, list, orElse } from '../http/codecs';

const need = z.enum(['lower', 'upper', 'digit', 'symbol']);

/** Rules for a new password; missing fields default to the portal's own rules. */
export const passwordRules = z.object({
  minLength: orElse(z.int(), DEFAULT_PASSWORD_RULES.minLength),
  maxLength: orElse(z.int(), DEFAULT_PASSWORD_RULES.maxLength),
  needs: orElse(list(need), []),
  notEmail: flag,
});
