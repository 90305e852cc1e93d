import EN from '../../../../gateway/texts/locales/en/questionnaires.json';
import {
  getQuestionnaireTexts,
  type QuestionnaireTextKey,
} from '../../../../gateway/texts/questionnaire-texts';
import { CULTURES, CULTURE_NAMES } from '../../../../src/domain/culture/cultures.table';
import { findMissingTerms } from '../../../spec/glossary';

const KEYS = Object.keys(EN) as QuestionnaireTextKey[];
const OTHER_CULTURES = CULTURE_NAMES.filter((culture) => CULTURES[culture].language !== 'en');
/** Texts that are correctly the same in another language. */
const SAME_TEXTS: Readonly<Record<string, readonly string[]>> = {
  es: ['No'],
  fr: ['Agriculture'],
  it: ['No'],
};
/** The numbers of a text, sorted, because a translation may reorder a sentence. */
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

describe.each(OTHER_CULTURES)('the questionnaires in %s', (culture) => {
  const texts = getQuestionnaireTexts(culture);
  const { localeFolder } = CULTURES[culture];

  test('are complete, and not in English', () => {
    expect(Object.keys(texts).toSorted()).toEqual(KEYS.toSorted());
    const untranslatedKeys = KEYS.filter((key) => texts[key].trim() === '' || texts[key] === EN[key]);
    expect(untranslatedKeys.filter((key) => !SAME_TEXTS[localeFolder]?.includes(texts[key]))).toEqual([]);
  });

  test('have the final punctuation of the English texts', () => {
    const isQuestion = (text: string) => /[?？؟]$/u.test(text);
    const statements = KEYS.filter((key) => !EN[key].endsWith('?') && isQuestion(texts[key]));
    expect(statements).toEqual([]);
    const malformedKeys = KEYS.filter((key) => /\s{2}|^\s|\s$|[{}<>]/u.test(texts[key]));
    expect(malformedKeys).toEqual([]);
  });

  test('have different texts for different options', () => {
    const lists = new Set(KEYS.flatMap((key) => key.split('.')[0] ?? []));
    for (const list of lists) {
      if (list in EN) continue;
      const options = KEYS.filter((key) => key.startsWith(`${list}.`)).map((key) => texts[key]);
      expect([list, options.length]).toEqual([list, new Set(options).size]);
    }
  });

  test('have the same numbers as the English texts', () => {
    const keysWithNumbers = KEYS.filter((key) =>
      /^(form|knowledge|leverage|loss|horizon|years|risk)\./.test(key),
    );
    for (const key of keysWithNumbers)
      expect([key, numbersIn(texts[key])]).toEqual([key, numbersIn(EN[key])]);
  });

  test('use the glossary’s terms', () => {
    expect(
      findMissingTerms(
        localeFolder,
        KEYS.map((key) => [key, EN[key], texts[key]]),
      ),
    ).toEqual([]);
  });
});

test('two cultures share the English texts; an unknown culture gets them too', () => {
  expect([
    getQuestionnaireTexts('en-US'),
    getQuestionnaireTexts('en-PH'),
    getQuestionnaireTexts('pt-PT'),
  ]).toEqual([EN, EN, EN]);
  expect(getQuestionnaireTexts('zh-TW')).not.toBe(getQuestionnaireTexts('zh-CN'));
});
