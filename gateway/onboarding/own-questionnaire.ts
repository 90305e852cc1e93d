import { orderOf, type SectionSchema } from '../../src/domain/onboarding/form-schema';
import { FORMS } from './questionnaire/built-in-forms';
import { getQuestionnaireTexts } from '../texts/questionnaire-texts';
import { getLocaleFolder } from '../texts/cultures';
import type { FormData } from './form-data';
import type { FormTexts, Questionnaire } from './forms';

/** A broker's own sections and forms, which add to the built-in questionnaire or replace parts of it. */
export interface OwnQuestionnaire {
  readonly forms: readonly {
    readonly typeId: number;
    /** Keys of texts; a built-in form has its own. */
    readonly title?: string;
    readonly intro?: string;
    /** Sections by name: a new section, a replacement of a built-in section, or null to leave a built-in section out. */
    readonly sections: Readonly<Record<string, SectionSchema | null>>;
    /** All sections in their order; by default, new sections are last. */
    readonly order?: readonly string[];
  }[];
  /** Texts by locale folder and key; a language without a text uses English. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Merges a broker's own parts into the built-in questionnaire. */
export function mergeQuestionnaire(questionnaire: OwnQuestionnaire): Questionnaire {
  const types = new Set([...FORMS, ...questionnaire.forms].map(({ typeId }) => typeId));
  const forms = [...types].map((typeId) =>
    mergeForm(
      FORMS.find((form) => form.typeId === typeId),
      questionnaire.forms.find((form) => form.typeId === typeId),
    ),
  );
  const texts: FormTexts = (culture) => ({
    ...getQuestionnaireTexts(culture),
    ...questionnaire.texts['en'],
    ...questionnaire.texts[getLocaleFolder(culture)],
  });
  return { forms, texts };
}

function mergeForm(
  builtInForm: FormData | undefined,
  ownForm: OwnQuestionnaire['forms'][number] | undefined,
): FormData {
  const { schema, ...titles } = builtInForm ?? { typeId: ownForm?.typeId ?? 0, title: '' };
  const { order, sections = {}, ...ownTitles } = ownForm ?? {};
  const allSections = Object.entries({ ...schema?.properties, ...sections });
  const properties = Object.fromEntries(
    allSections.flatMap(([name, section]) => (section === null ? [] : [[name, section] as const])),
  );
  const builtInOrder = orderOf({ properties, 'x-portico-order': schema?.['x-portico-order'] ?? [] });
  return {
    ...titles,
    ...ownTitles,
    schema: { type: 'object', properties, 'x-portico-order': order ?? builtInOrder },
  };
}
