import type { FormSchema } from '../../src/domain/onboarding/form-schema';

/** A questionnaire as data; every title, description and `x-portico-why` in it is the key of a text. */
export interface FormData {
  /** 0 is the first application, others are re-assessments. */
  readonly typeId: number;
  readonly title: string;
  /** A sentence below the title. */
  readonly intro?: string;
  readonly schema: FormSchema;
}
