import type { Companies } from '../../src/domain/site/companies';
import { COMPANY_IDS } from '../../src/domain/site/company';
import { entryOf, MODELS } from '../kernel/by-variant';
import { ApiError } from '../http/api-error';
import { FIRST } from './application-states';
import { checkForms } from './check-forms';
import { companyForm, type CompanyForm } from './company-form';
import type { FormData } from './form-data';
import { withTexts, type Say } from './form-texts';

/** Texts of the forms in a culture, by key. */
export type FormTexts = (culture: string) => Readonly<Record<string, string>>;

/** The questionnaires that the gateway asks. */
export class Forms {
  readonly #ofCompany = new Map<string, CompanyForm>();

  /** Throws if a form is wrong, with the place of the mistake. */
  constructor(
    private readonly forms: readonly FormData[],
    private readonly texts: FormTexts,
    private readonly companies: Companies,
  ) {
    const english = texts('en-US');
    checkForms(forms, (key) => Object.hasOwn(english, key));
  }

  /** The form of a type as a company asks it; throws `notFound` where there is none. */
  of(companyId: number, typeId: number): CompanyForm {
    const key = `${companyId} ${typeId}`;
    const known = this.#ofCompany.get(key);
    if (known) return known;
    const form = this.forms.find((one) => one.typeId === typeId);
    if (!form) throw new ApiError('notFound');
    const made = companyForm(form, [companyId, this.#likeOf(companyId)]);
    this.#ofCompany.set(key, made);
    return made;
  }

  /** A form in the client's language. */
  written({ intro, revision, schema, title, typeId }: CompanyForm, culture: string) {
    const texts = this.texts(culture);
    const say: Say = (key) => texts[key] ?? key;
    return {
      typeId, revision, title: say(title), intro: intro === undefined ? null : say(intro),
      isReAssessment: typeId !== FIRST,
      schema: withTexts(schema, say),
    };
  }

  /** A broker's own company has the forms of the one that it is like, an unknown one those of main. */
  #likeOf(companyId: number): number {
    return COMPANY_IDS[entryOf(MODELS, this.companies.variantOf(companyId))];
  }
}
