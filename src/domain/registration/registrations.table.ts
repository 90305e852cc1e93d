import type { REGISTER_FORMS } from './register-fields.table';
import type { RegistrationPhase } from './registration-draft';

interface RegistrationRow {
  /** The phases in their order. */
  readonly phases: readonly RegistrationPhase[];
  /** Fields of the second step. */
  readonly detailsForm: keyof typeof REGISTER_FORMS;
  /** True if a link may open the form of one step; never where a regulator's documents must be read. */
  readonly allowsSingleStep: boolean;
  readonly spec: string;
}

function row(
  phases: readonly RegistrationPhase[],
  detailsForm: keyof typeof REGISTER_FORMS,
  allowsSingleStep: boolean,
  spec: string,
): RegistrationRow {
  return Object.freeze({ phases: Object.freeze(phases), detailsForm, allowsSingleStep, spec });
}

/** The registrations that `PUBLIC_ACCESS` names. */
export const REGISTRATIONS = Object.freeze({
  //            phases                                step 2           single  spec
  standard: row(['form', 'code', 'rest'],              'step-2',        true,  '2.1, 7, V5'),
  invest:   row(['form', 'code', 'rest', 'documents'], 'step-2-invest', false, '2.1, V5, invest'),
});

export type RegistrationKey = keyof typeof REGISTRATIONS;
