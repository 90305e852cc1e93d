import type { Companies } from '../../src/domain/site/companies';
import { COMPANY_IDS } from '../../src/domain/site/company';
import { variantEntry, MODELS } from '../kernel/by-variant';
import { ApiError } from '../kernel/api-error';
import { FIRST_TYPE_ID } from './application-states';
import { companyForm, type CompanyForm } from './company-form';
import type { FormData } from './form-data';
import { withTexts, type Translate } from './form-texts';

/** Texts of the forms in a culture, by key. */
export type FormTexts = (culture: string) => Readonly<Record<string, string>>;

/** Forms of applications, and their texts. */
export interface Questionnaire {
  readonly forms: readonly FormData[];
  readonly texts: FormTexts;
}

/** The gateway's questionnaires. */
export class Forms {
  readonly #cache = new Map<string, CompanyForm>();

  /** The forms are right: `npm test` checks the built-in ones, readQuestionnaire() a broker's own. */
  constructor(
    private readonly forms: readonly FormData[],
    private readonly texts: FormTexts,
    private readonly companies: Companies,
  ) {}

  /** A company's form of a type; throws `notFound` if the type has no form. */
  getForm(companyId: number, typeId: number): CompanyForm {
    const key = `${companyId} ${typeId}`;
    const cachedForm = this.#cache.get(key);
    if (cachedForm) return cachedForm;
    const form = this.forms.find((candidate) => candidate.typeId === typeId);
    if (!form) throw new ApiError('notFound');
    const newForm = companyForm(form, [companyId, this.#modelCompanyOf(companyId)]);
    this.#cache.set(key, newForm);
    return newForm;
  }

  /** A form in the client's language. */
  translateForm({ intro, revision, schema, title, typeId }: CompanyForm, culture: string) {
    const texts = this.texts(culture);
    const translate: Translate = (key) => texts[key] ?? key;
    return {
      typeId,
      revision,
      title: translate(title),
      intro: intro === undefined ? null : translate(intro),
      isReAssessment: typeId !== FIRST_TYPE_ID,
      schema: withTexts(schema, translate),
    };
  }

  /** A broker's own company uses the forms of its built-in company, an unknown company those of main. */
  #modelCompanyOf(companyId: number): number {
    return COMPANY_IDS[variantEntry(MODELS, this.companies.variantOf(companyId))];
  }
}
