import { validate } from '@cfworker/json-schema';
import type { Answers } from '../../src/domain/onboarding/form-schema';
import type { Outcome } from '../db/tables/applications';
import { later } from '../kernel/time';
import { DECLINED, QUESTIONS, VERDICTS } from './outcome-rules.table';

const DAY_SECONDS = 24 * 3_600;

/**
 * What the rules say about a complete set of answers. Questions that a form does not ask count neither way: a verdict depends on
 * the share of points that could be had.
 */
export function outcomeOf(answers: Answers, asks: (at: string) => boolean, now: Date): Outcome {
  const declined = DECLINED.find(({ where }) => validate(answers, where, '2020-12', {}).valid);
  if (declined) return { kind: 'declined', because: [declined.at] };
  const asked = QUESTIONS.filter(({ at }) => asks(at)).map((question) => {
    const earned = earnedBy(question, String(answerAt(answers, question.at)));
    return { ...question, earned };
  });
  const most = sumOf(asked.map(({ points }) => points));
  const share = most === 0 ? 1 : sumOf(asked.map(({ earned }) => earned)) / most;
  const { days, kind } = VERDICTS.find(({ below }) => share < below) ?? { kind: 'appropriate' as const };
  if (kind === 'appropriate') return { kind };
  const because = asked.filter(({ earned, points }) => earned < points).map(({ at }) => at);
  return days === undefined
    ? { kind, because }
    : { kind, because, until: later(now, days * DAY_SECONDS).toISOString() };
}

function earnedBy({ good, half, points }: (typeof QUESTIONS)[number], answer: string): number {
  if (good.includes(answer)) return points;
  return half.includes(answer) ? points / 2 : 0;
}

const sumOf = (points: readonly number[]) => points.reduce((sum, more) => sum + more, 0);

function answerAt(answers: Answers, at: string): unknown {
  const [, section = '', field = ''] = at.split('/');
  return answers[section]?.[field];
}
