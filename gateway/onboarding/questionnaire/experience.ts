import { answerCondition } from './condition';
import { cards, text } from './fields';
import { section } from './section';

const YEARS = ['none', 'under-1', '1-2', '2-3', 'over-3'] as const;

/** The client's experience. */
export const EXPERIENCE = section({
  title: 'experience',
  'x-portico-why': 'experience.why',
  'x-portico-minutes': 1,
  properties: {
    cfds: cards('experience.cfds', 'years', YEARS),
    shares: cards('experience.shares', 'years', YEARS),
    funds: cards('experience.funds', 'years', YEARS),
    derivatives: cards('experience.derivatives', 'years', YEARS),
    trades: cards('experience.trades', 'trades', ['none', '1-5', '6-10', '11-39', '40-up']),
    background: cards('experience.background', 'background', ['none', 'course', 'work']),
    backgroundDetails: text('experience.backgroundDetails', 100, {
      'x-portico-if': answerCondition('experience', 'background', 'course', 'work'),
    }),
  },
});
