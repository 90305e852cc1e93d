import { PUBLIC_ACCESS } from '../../src/domain/access/routes.table';
import type { Variant } from '../../src/domain/site/company';
import { cellOf } from '../../src/domain/site/policy-row';
import { REGISTER_FORMS, type RegisterField } from '../../src/domain/registration/register-fields.table';
import { REGISTRATIONS } from '../../src/domain/registration/registrations.table';

/** The registration of a company's sites, overrides included. */
export function registrationOf(variant: Variant) {
  const screen = cellOf(PUBLIC_ACCESS['register-open-trading-account'], variant);
  const { phases, detailsForm, allowsSingleStep } =
    REGISTRATIONS[screen === 'register-open-trading-account-invest' ? 'invest' : 'standard'];
  const fields: readonly RegisterField[] = REGISTER_FORMS[detailsForm];
  return { allowsSingleStep, fields, hasDocuments: phases.includes('documents') };
}
