import type { components } from '../../src/infrastructure/http/contract.generated';
import type { AccountWishes } from './new-accounts';

/** A registration not completed within a day expires. */
export const REGISTRATION_SECONDS = 24 * 3_600;

/** Step 1, or the one-step form. */
export type RegistrationForm = components['schemas']['RegistrationForm'];

/** Fields of step 2: the address goes to the client, the account settings to the accounts. */
export interface RegistrationDetails extends AccountWishes {
  birthDate?: string | null;
  citizenship?: string | null;
  address?: string | null;
  address2?: string | null;
  city?: string | null;
  postcode?: string | null;
  contractKind?: string | null;
  branchCode?: string | null;
  nationalNumber?: string | null;
  /** Documents accepted on the invest site's form, which is refused without them. */
  documents?: components['schemas']['AcceptedDocument'][] | null;
}
