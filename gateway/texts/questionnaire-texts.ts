import type english from './locales/en/questionnaires.json';
import { readTexts } from './read-texts';

/**
 * The texts of the questionnaires in one language, by key: `section`, `section.field`, `.help` below it, `.why` of a
 * section, and `list.option` of a choice. A form may use only keys of the English file.
 */
export type QuestionnaireTexts = Readonly<typeof english>;
/** The key of a text that a questionnaire may show. */
export type QuestionnaireTextKey = keyof QuestionnaireTexts;

export const getQuestionnaireTexts = readTexts<QuestionnaireTexts>('questionnaires.json');
