import { orderOf, type SectionSchema } from '../../src/domain/onboarding/form-schema';
import { FORMS } from '../db/seed/forms/forms';
import { getQuestionnaireTexts } from '../texts/questionnaire-texts';
import { getLocaleFolder } from '../texts/cultures';
import type { FormData } from './form-data';
import type { FormTexts } from './forms';

/** A broker's own sections and forms, which add to the stock questionnaire or replace parts of it. */
export interface OwnQuestionnaire {
  readonly forms: readonly {
    readonly typeId: number;
    /** Keys of texts; a stock form has its own. */
    readonly title?: string;
    readonly intro?: string;
    /** Sections by name: a new one, a replacement of a stock one, or null to leave a stock one out. */
    readonly sections: Readonly<Record<string, SectionSchema | null>>;
    /** All sections in their order; without it new ones come last. */
    readonly order?: readonly string[];
  }[];
  /** Texts by locale folder and key; English where a language has none. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The stock questionnaire with a broker's own parts. */
export function questionnaireWith(own: OwnQuestionnaire): { forms: FormData[]; texts: FormTexts } {
  const types = new Set([...FORMS, ...own.forms].map(({ typeId }) => typeId));
  const forms = [...types].map((typeId) =>
    formWith(
      FORMS.find((form) => form.typeId === typeId),
      own.forms.find((form) => form.typeId === typeId),
    ),
  );
  const texts: FormTexts = (culture) => ({
    ...getQuestionnaireTexts(culture),
    ...own.texts['en'],
    ...own.texts[getLocaleFolder(culture)],
  });
  return { forms, texts };
}

function formWith(stock: FormData | undefined, own: OwnQuestionnaire['forms'][number] | undefined): FormData {
  const { schema, ...titles } = stock ?? { typeId: own?.typeId ?? 0, title: '' };
  const { order, sections = {}, ...ownTitles } = own ?? {};
  const all = Object.entries({ ...schema?.properties, ...sections });
  const properties = Object.fromEntries(
    all.flatMap(([name, section]) => (section === null ? [] : [[name, section] as const])),
  );
  const stockOrder = orderOf({ properties, 'x-portico-order': schema?.['x-portico-order'] ?? [] });
  return {
    ...titles,
    ...ownTitles,
    schema: { type: 'object', properties, 'x-portico-order': order ?? stockOrder },
  };
}
