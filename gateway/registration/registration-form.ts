import type { components } from '../../src/infrastructure/http/contract.generated';

/** A registration not completed within a day expires. */
export const REGISTRATION_SECONDS = 24 * 3_600;

/** Step 1, or the one-step form. */
export type RegistrationForm = components['schemas']['RegistrationForm'];

/** Fields of step 2: the address goes to the client, the account settings to the accounts. */
export type RegistrationDetails = components['schemas']['RegistrationDetails'];
