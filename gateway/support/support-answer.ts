import { isCulture } from '../../src/domain/culture/culture';
import { CULTURES, DEFAULT_CULTURE } from '../../src/domain/culture/cultures.table';
import { ANSWERS, type Answers } from './support-answers.table';
import { TOPICS, type Topic } from './support-topics.table';

/** Scripts without spaces between words: in them a topic word may appear anywhere. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const TOPIC_PATTERNS = Object.entries(TOPICS).map(([topic, words]) => ({
  topic: topic as Topic,
  pattern: new RegExp(words.map(patternOf).join('|'), 'u'),
}));

/**
 * The assistant's answer, in the language of the portal, not of the question.
 * @param culture the portal's culture; English if unknown.
 */
export function answerTo(question: string, culture: string | undefined): string {
  const words = question.normalize().toLowerCase();
  const match = TOPIC_PATTERNS.find(({ pattern }) => pattern.test(words));
  return answersIn(culture)[match?.topic ?? 'none'];
}

function answersIn(culture: string | undefined): Answers {
  const supportedCulture = culture !== undefined && isCulture(culture) ? culture : DEFAULT_CULTURE;
  const answers = ANSWERS[CULTURES[supportedCulture].localeFolder];
  if (!answers) throw new Error(`No answers in ${supportedCulture}`);
  return answers;
}

/** The pattern of a topic word. The word is not escaped, because topic words contain only letters and spaces. */
function patternOf(word: string): string {
  const text = word.normalize().toLowerCase();
  return WITHOUT_SPACES.test(text) ? text : `(?<![\\p{L}\\p{M}\\d])${text}`;
}
