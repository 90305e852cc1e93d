import { COMPANY_IDS } from '../../../src/domain/site/company';
import type { FieldSchema } from '../../../src/domain/onboarding/form-schema';
import { cards } from './fields';
import { section } from './section';

const { bank, main } = COMPANY_IDS;

/** Asked in Europe only. */
const SUSTAINABILITY: FieldSchema = cards('risk.sustainability', 'sustainability', ['yes', 'if-free', 'no'], {
  description: 'risk.sustainability.help',
  'x-portico-companies': [main, bank],
});

const TEXTS = { title: 'risk', 'x-portico-why': 'risk.why', 'x-portico-minutes': 1 } as const;

/** The client's goals, and the losses that they can bear. */
export const RISK = section({
  ...TEXTS,
  properties: {
    lossCapacity: cards('risk.lossCapacity', 'loss', ['none', 'up-to-25', 'up-to-50', 'all']),
    horizon: cards('risk.horizon', 'horizon', ['under-1', '1-3', '3-5', 'over-5']),
    goal: cards('risk.goal', 'goal', ['preserve', 'income', 'growth', 'speculation']),
    reaction: cards('risk.reaction', 'reaction', ['sell', 'hold', 'buy']),
    sustainability: SUSTAINABILITY,
  },
});

/** Questions that a re-assessment asks for the first time. */
export const NEW_OF_RISK = section({
  ...TEXTS,
  'x-portico-companies': [main, bank],
  properties: { sustainability: { ...SUSTAINABILITY, 'x-portico-new': true } },
});
