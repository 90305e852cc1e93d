import type { components } from '../http/contract.generated';

/** Answers of authenticators, by their fields in a body. */
interface AuthenticatorFields {
  readonly assertion: components['schemas']['PasskeyAssertion'];
  readonly attestation: components['schemas']['PasskeyAttestation'];
}

/**
 * Types a body with an authenticator's answer as the contract does. The portal's own types do not describe this JSON of
 * WebAuthn, since it goes to the gateway unchanged.
 */
export const asContractBody = <Body>(body: Body) =>
  body as {
    [Field in keyof Body]: Field extends keyof AuthenticatorFields ? AuthenticatorFields[Field] : Body[Field];
  };
