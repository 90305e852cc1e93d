import type { FormData } from '../form-data';
import type { SectionSchema } from '../../../src/domain/onboarding/form-schema';
import type { QuestionnaireTextKey } from '../../texts/questionnaire-texts';
import { DECLARATIONS } from './declarations';
import { DOCUMENTS, DOCUMENTS_WITH_PHOTO } from './documents';
import { EXPERIENCE } from './experience';
import { KNOWLEDGE } from './knowledge';
import { MEANS } from './means';
import { PERSON } from './person';
import { NEW_OF_RISK, RISK } from './risk';
import { TAX, TAX_RESIDENCE } from './tax';

interface FormTitles {
  readonly title: QuestionnaireTextKey;
  readonly intro?: QuestionnaireTextKey;
}

const form = (
  typeId: number,
  titles: FormTitles,
  sections: Readonly<Record<string, SectionSchema>>,
): FormData => ({
  typeId,
  ...titles,
  schema: { type: 'object', properties: sections, 'x-portico-order': Object.keys(sections) },
});

/** All questionnaires, with the sections in their order. The sections define the differences between companies. */
export const FORMS: readonly FormData[] = [
  form(
    0,
    { title: 'form.application' },
    {
      person: PERSON,
      tax: TAX,
      means: MEANS,
      experience: EXPERIENCE,
      knowledge: KNOWLEDGE,
      risk: RISK,
      documents: DOCUMENTS,
      documentsWithPhoto: DOCUMENTS_WITH_PHOTO,
      declarations: DECLARATIONS,
    },
  ),
  form(
    3,
    { title: 'form.assessment', intro: 'form.assessment.intro' },
    { means: MEANS, experience: EXPERIENCE, tax: TAX_RESIDENCE, risk: NEW_OF_RISK },
  ),
  form(5, { title: 'form.tax', intro: 'form.tax.intro' }, { tax: TAX }),
];
