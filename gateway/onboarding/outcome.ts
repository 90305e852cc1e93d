import { validate } from '@cfworker/json-schema';
import type { Answers } from '../../src/domain/onboarding/form-schema';
import type { Outcome } from '../db/tables/applications';
import { DAY_SECONDS, addSeconds } from '../kernel/time';
import { DECLINE_RULES, QUESTIONS, SCORE_RULES } from './outcome-rules.table';

/**
 * Applies the rules to a complete set of answers. Questions that a form does not have do not count: a rule
 * applies by the share of the possible points.
 */
export function outcomeOf(answers: Answers, hasQuestion: (at: string) => boolean, now: Date): Outcome {
  const decline = DECLINE_RULES.find(({ schema }) => validate(answers, schema, '2020-12', {}).valid);
  if (decline) return { kind: 'declined', because: [decline.at] };
  const scoredQuestions = QUESTIONS.filter(({ at }) => hasQuestion(at)).map((question) => {
    const earnedPoints = pointsFor(question, String(answerAt(answers, question.at)));
    return { ...question, earnedPoints };
  });
  const maxPoints = sumOf(scoredQuestions.map(({ points }) => points));
  const share =
    maxPoints === 0 ? 1 : sumOf(scoredQuestions.map(({ earnedPoints }) => earnedPoints)) / maxPoints;
  const { days, kind } = SCORE_RULES.find(({ maxShare }) => share < maxShare) ?? {
    kind: 'appropriate' as const,
  };
  if (kind === 'appropriate') return { kind };
  const reasons = scoredQuestions
    .filter(({ earnedPoints, points }) => earnedPoints < points)
    .map(({ at }) => at);
  return days === undefined
    ? { kind, because: reasons }
    : { kind, because: reasons, until: addSeconds(now, days * DAY_SECONDS).toISOString() };
}

function pointsFor({ good, half, points }: (typeof QUESTIONS)[number], answer: string): number {
  if (good.includes(answer)) return points;
  return half.includes(answer) ? points / 2 : 0;
}

const sumOf = (points: readonly number[]) => points.reduce((sum, value) => sum + value, 0);

function answerAt(answers: Answers, at: string): unknown {
  const [, section = '', field = ''] = at.split('/');
  return answers[section]?.[field];
}
