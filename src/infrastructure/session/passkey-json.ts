import type { components } from '../http/contract.generated';

/** What authenticators make, by the fields in which it stands. */
interface Made {
  readonly assertion: components['schemas']['PasskeyAssertion'];
  readonly attestation: components['schemas']['PasskeyAttestation'];
}

/**
 * A body in which an authenticator's answer stands, typed as the contract has it: JSON of WebAuthn goes from there to
 * the gateway as it is, so the portal's own types don't say what is in it.
 */
export const asMade = <Body>(body: Body) =>
  body as { [Field in keyof Body]: Field extends keyof Made ? Made[Field] : Body[Field] };
