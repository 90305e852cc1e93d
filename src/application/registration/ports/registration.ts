import type {
  RegistrationPlatform,
  RegistrationOptions,
} from '../../../domain/registration/registration-options';
import type { AcceptedDocument } from '../../../domain/registration/registration-draft';
import type { RegistrationKind } from '../../../domain/registration/registration-kind';
import { port } from '../../kernel/port';

/** Fields of a partner's registration. */
export interface PartnerForm {
  readonly kind: 'person' | 'company';
  readonly legalName: string | null;
  readonly registrationNumber: string | null;
  /** The address with its scheme. */
  readonly website: string | null;
  readonly channels: readonly string[];
  /** ISO codes. */
  readonly countries: readonly string[];
  readonly expectedClients: string;
  /** Time when the agreement was ticked, ISO 8601 UTC. */
  readonly agreesAt: string;
}

/** Step 1, or the form of one step (D4). Texts are cleaned; an empty field is `null`. */
export interface RegistrationForm {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  /** `null` for a person with one name. */
  readonly lastName: string | null;
  /** International form, `+4930123456`. */
  readonly phone: string;
  /** ISO code. */
  readonly country: string;
  /** Culture of the texts on screen, e.g. `de-DE`. */
  readonly culture: string;
  readonly siteId: number;
  readonly referralCode: string | null;
  readonly acceptsTerms: boolean;
  readonly acceptsMarketing: boolean;
  /** Id of the visit, from the port `Marketing`. */
  readonly marketingDataId: string | null;
  /** The affiliate that the address names. */
  readonly affid: string | null;
  readonly cxd: string | null;
  /** The captcha's token. It is in the body, since these calls may not have a header for it (D4). */
  readonly captchaToken: string | null;
  /** For a partner only. */
  readonly partner?: PartnerForm;
}

/** Step 2 (D4). */
export interface RegistrationDetails {
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  /** ISO code. */
  readonly citizenship: string;
  readonly address: string;
  readonly address2: string | null;
  /** `null` in a country whose addresses have none. */
  readonly city: string | null;
  readonly postcode: string | null;
  /** These four fields are one of the offers in `options`; `null` if it has no offers. */
  readonly platform: RegistrationPlatform | null;
  readonly accountType: string | null;
  readonly currency: string | null;
  /** 500 means 1:500. */
  readonly leverage: number | null;
  /** Codes of `options`. */
  readonly contractKind?: string;
  readonly branchCode?: string;
  /** 16 digits. */
  readonly nationalNumber?: string;
  /** The regulator's documents that were read and accepted. */
  readonly documents?: readonly AcceptedDocument[];
}

/** A text that the regulator requires visitors to read. */
export interface RegulatorDocument {
  readonly id: string;
  readonly title: string;
  readonly version: string | null;
  /** Culture of the text, which is not always the visitor's. */
  readonly language: string | null;
  /** Hash of the text that the visitor accepts, 64 hexadecimal digits. */
  readonly sha256: string;
  readonly paragraphs: readonly string[];
}

/**
 * Registration of a client (R7 `Registration`, `LandingPage`), without a session. The kind `landing` is for visitors of a
 * campaign. Rejects with `PortalError` only.
 */
export interface Registration {
  /** Resolves to true if an e-mail address, in any case, belongs to a client. The gateway limits these calls. */
  isKnown(email: string): Promise<boolean>;
  /** Resolves to true if a referral code is one of the site's company. The gateway limits these calls. */
  isReferralCode(code: string, siteId: number): Promise<boolean>;
  /** Options to choose from; `refused` with 404 if the gateway does not have the call. */
  options(siteId: number, signal?: AbortSignal): Promise<RegistrationOptions>;
  /** The regulator's documents in their order; empty if there are none. */
  documents(siteId: number, signal?: AbortSignal): Promise<readonly RegulatorDocument[]>;
  /** Step 1; resolves to the registration's id. `refused` has code 9 for a duplicate, 14 for a weak password. */
  begin(kind: Exclude<RegistrationKind, 'single'>, form: RegistrationForm): Promise<string>;
  /** Step 2; resolves to the new client's token. `refused` with 404 if the registration was completed or has lapsed. */
  complete(
    kind: Exclude<RegistrationKind, 'single'>,
    registrationId: string,
    details: RegistrationDetails,
  ): Promise<string>;
  /** The form of one step, also for partners; resolves to the new client's token. `refused` as in `begin`. */
  single(form: RegistrationForm): Promise<string>;
}
export const Registration = port<Registration>('Registration');
