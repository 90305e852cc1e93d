import { moneyAddress } from '../accounts/money-move';

/** The steps from the registration to the first trade; a gateway requires some of them (V1). */
export const FIRST_STEPS = Object.freeze([
  'email',
  'profile',
  'identity',
  'address',
  'application',
  'deposit',
  'trade',
] as const);

/** A step, and whether the client has taken it. */
export interface FirstStep {
  readonly step: (typeof FIRST_STEPS)[number];
  readonly isDone: boolean;
}

/** Page of each step; `null` if the portal does not have one. */
const STEP_PAGES: Readonly<Record<FirstStep['step'], string | null>> = Object.freeze({
  email: '/Profile?tab=security',
  profile: '/Profile',
  identity: '/upload-documents',
  address: '/upload-documents',
  application: '/open-investment-account',
  deposit: null,
  trade: '/platform',
});

/**
 * Address of a step; `null` if the portal has no page for it.
 * @param login the account that a deposit goes to; without it the deposit has no page.
 */
export function stepAddress(step: FirstStep['step'], login: number | undefined): string | null {
  return step === 'deposit' && login !== undefined ? moneyAddress('deposit', login) : STEP_PAGES[step];
}
