import type { FieldSchema } from '../../../src/domain/onboarding/form-schema';
import { choice } from './fields';
import { section } from './section';

const UNKNOWN = { const: 'unknown', title: 'answer.unknown' };

/** Each question has the answer "I don't know", so that a client need not guess. */
const question = ({ oneOf = [], ...field }: FieldSchema): FieldSchema => ({
  ...field,
  oneOf: [...oneOf, UNKNOWN],
});

/**
 * Four questions, each with one right answer, which is in the rules of the outcome and not here: the form is sent to the
 * client.
 */
export const KNOWLEDGE = section({
  title: 'knowledge',
  'x-portico-why': 'knowledge.why',
  'x-portico-minutes': 2,
  properties: {
    leverage: question(choice('knowledge.leverage', 'leverage', ['100', '20', '5'])),
    stopOut: question(choice('knowledge.stopOut', 'stopOut', ['lends', 'closes', 'waits'])),
    gap: question(choice('knowledge.gap', 'gap', ['exact', 'friday', 'next'])),
    overnight: question(choice('knowledge.overnight', 'overnight', ['swap', 'votes', 'free'])),
  },
});
