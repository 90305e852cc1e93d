import type { components } from '../../../src/infrastructure/http/contract.generated';
import type { AccountWishes } from './new-accounts';

/** A registration that is not completed within a day begins anew. */
export const REGISTRATION_SECONDS = 24 * 3_600;

/** Step 1, or the form of one step. */
export type RegistrationForm = components['schemas']['RegistrationForm'];

/** Fields of step 2; its address belongs to the client, its wishes to the accounts. */
export interface RegistrationRest extends AccountWishes {
  birthDate?: string | null;
  citizenship?: string | null;
  address?: string | null;
  address2?: string | null;
  city?: string | null;
  postcode?: string | null;
  contractKind?: string | null;
  branchCode?: string | null;
  nationalNumber?: string | null;
  /** On the form of the invest site, which is not taken without them. */
  documents?: components['schemas']['AcceptedDocument'][] | null;
}
