import { cellOf } from '../../src/domain/site/policy-row';
import { PUBLIC_ACCESS, TRADING } from '../../src/domain/access/routes.table';
import type { Companies } from '../../src/domain/site/companies';
import type { Variant } from '../../src/domain/site/company';
import { cleanField } from '../../src/domain/registration/clean-field';
import { checkField, type RegisterValues } from '../../src/domain/registration/check-field';
import {
  EXPECTED_CLIENTS,
  PARTNER_CHANNELS,
  REGISTER_FORMS,
  type RegisterField,
} from '../../src/domain/registration/register-fields.table';
import { DEFAULT_OPTIONS } from '../../src/domain/registration/registration-options';
import { ApiError } from '../kernel/api-error';
import { normalizeEmail } from '../session/client-by-email';
import { termsOf } from './new-accounts';
import { e164Of } from '../kernel/phone-number';
import { registrationOptionsOf } from './registration-options.table';
import type { RegistrationForm, RegistrationDetails } from './registration-form';
import { registrationOf } from './registration-of';
import { hasAcceptedAll } from './regulator-documents';
import type { SiteRow, Sites } from '../site/sites';
import { addSeconds } from '../kernel/time';
import type { Clock } from '../kernel/time';

/** A field's value as sent; null, undefined and an empty string all mean "not answered". */
type SentFields = Partial<Record<RegisterField, string | null | undefined>>;

/** Fields that are checked elsewhere (the password) or exist only in the form (its confirmation). */
const CHECKED_ELSEWHERE: ReadonlySet<RegisterField> = new Set(['password', 'confirm']);

/** A birthday begins first in the easternmost time zone, UTC+14. */
const EASTERNMOST_SECONDS = 14 * 3_600;

/**
 * The registration rules, from the same tables as the portal's own forms: a caller that bypasses the portal
 * meets the same rules.
 */
export class RegistrationRules {
  constructor(
    private readonly sites: Sites,
    private readonly clock: Clock,
    private readonly companies: Companies,
    /** True if all fields of the forms are required; otherwise only the sent fields are checked. */
    private readonly requiresAllFields: boolean,
  ) {}

  /**
   * Checks step 1 or the one-step form; returns it with the address and phone in canonical form. Throws
   * `forbidden` if the site does not offer this registration, `invalid` if a field is not valid.
   */
  async checkForm(form: RegistrationForm, site: SiteRow, isSingle: boolean): Promise<RegistrationForm> {
    const { partner } = form;
    if (!site.isActive || !this.#isOffered(site, isSingle, Boolean(partner))) throw new ApiError('forbidden');
    const email = normalizeEmail(form.email);
    const phone = form.phone ? e164Of(form.phone, form.country) : null;
    if (phone === undefined) throw new ApiError('invalid');
    this.#checkFields(partner ? REGISTER_FORMS[`partner-${partner.kind}`] : REGISTER_FORMS['step-1'], {
      email,
      phone,
      country: form.country,
      referralCode: form.referralCode,
      firstName: form.firstName,
      lastName: form.lastName,
      hasOneName: form.lastName === null ? 'yes' : '',
      terms: consentValueOf(form.acceptsTerms),
      ...(partner && partnerFields(partner)),
    });
    const countries = [form.country, ...(partner?.countries ?? [])];
    for (const code of new Set(countries)) {
      if (code && !(await this.sites.acceptsCountry(site, code))) throw new ApiError('invalid');
    }
    const variant = this.#variantOf(site);
    const sentDetails = checkedDetailsOf(form);
    const detailFields = registrationOf(variant).fields.filter((field) => Boolean(sentDetails[field]));
    this.#checkDetailFields(form, site, detailFields, form.country ?? '');
    termsOf(variant, form);
    return {
      ...cleanDetails(form, form.country ?? ''),
      email,
      phone,
      firstName: cleanField('firstName', form.firstName),
      lastName: form.lastName === null ? null : cleanField('lastName', form.lastName),
      referralCode: cleanOrNull('referralCode', form.referralCode),
      ...(partner && {
        partner: {
          ...partner,
          legalName: cleanOrNull('legalName', partner.legalName),
          registrationNumber: cleanOrNull('registrationNumber', partner.registrationNumber),
        },
      }),
    };
  }

  /**
   * Checks step 2 and returns it cleaned. Throws `invalid` if a field is not valid or a regulator's document was not
   * accepted.
   * @param country of step 1.
   */
  checkDetails(details: RegistrationDetails, site: SiteRow, country: string): RegistrationDetails {
    const variant = this.#variantOf(site);
    if (!hasAcceptedAll(variant, details.documents ?? [])) throw new ApiError('invalid');
    this.#checkDetailFields(details, site, registrationOf(variant).fields, country);
    return cleanDetails(details, country);
  }

  /** Step 1 or the one-step form may send the fields of step 2; then the rules of step 2 apply too. */
  #checkDetailFields(
    details: RegistrationDetails,
    site: SiteRow,
    fields: readonly RegisterField[],
    country: string,
  ): void {
    const { contractKind, branchCode } = details;
    const { branches, contractKinds } = registrationOptionsOf(this.#variantOf(site));
    const isOffered = (code: string | null | undefined, list: readonly { code: string }[]) =>
      !code || list.some((option) => option.code === code);
    if (!isOffered(contractKind, contractKinds) || !isOffered(branchCode, branches))
      throw new ApiError('invalid');
    this.#checkFields(fields, { ...checkedDetailsOf(details), country });
  }

  #checkFields(fields: readonly RegisterField[], sentFields: SentFields): void {
    const values: RegisterValues = Object.fromEntries(
      Object.entries(sentFields).filter(
        ([field, text]) => typeof text === 'string' && (text !== '' || field === 'terms'),
      ),
    );
    const today = addSeconds(this.clock(), EASTERNMOST_SECONDS).toISOString().slice(0, 10);
    const context = {
      values,
      rules: DEFAULT_OPTIONS.password,
      today,
      minimumAge: DEFAULT_OPTIONS.minimumAge,
    };
    const fieldsToCheck = fields.filter(
      (field) => !CHECKED_ELSEWHERE.has(field) && (this.requiresAllFields || Object.hasOwn(values, field)),
    );
    const issues = fieldsToCheck.map((field) => checkField(field, context));
    // A country may have a postcode that the data don't know yet: the portal asks the visitor to confirm it, and the
    // gateway accepts it.
    if (issues.some((issue) => issue !== undefined && issue !== 'not-a-postcode'))
      throw new ApiError('invalid');
  }

  /**
   * One-step registration is for sites without regulatory documents, and for partners if the site has a
   * partner form.
   */
  #isOffered(site: SiteRow, isSingle: boolean, isPartner: boolean): boolean {
    const variant = this.#variantOf(site);
    if (!isPartner) return !isSingle || registrationOf(variant).allowsSingleStep;
    return isSingle && cellOf(PUBLIC_ACCESS['register-open-partner-account'], variant) !== TRADING;
  }

  #variantOf({ companyId }: SiteRow): Variant {
    return this.companies.variantOf(companyId);
  }
}

/** The details of step 2 that have rules of their own; choices of accounts are checked elsewhere. */
const CHECKED_DETAILS = [
  'address',
  'address2',
  'birthDate',
  'branchCode',
  'citizenship',
  'city',
  'contractKind',
  'nationalNumber',
  'postcode',
] as const;

const checkedDetailsOf = (details: RegistrationDetails): SentFields =>
  Object.fromEntries(CHECKED_DETAILS.map((field) => [field, details[field]]));

const CLEANED_DETAILS = ['address', 'address2', 'city', 'postcode'] as const;

/** The address in its stored form; missing fields stay missing. */
function cleanDetails<Details extends RegistrationDetails>(details: Details, country: string): Details {
  const sentFields = CLEANED_DETAILS.filter((field) => typeof details[field] === 'string');
  const entries = sentFields.map((field) => [field, cleanOrNull(field, details[field], country)]);
  return { ...details, ...Object.fromEntries(entries) };
}

function cleanOrNull(field: RegisterField, text: string | null | undefined, country = ''): string | null {
  return cleanField(field, text ?? '', country) || null;
}

function consentValueOf(isOn: boolean | null | undefined): string | undefined {
  if (isOn === null || isOn === undefined) return undefined;
  return isOn ? 'yes' : '';
}

function partnerFields(partner: NonNullable<RegistrationForm['partner']>): SentFields {
  const { channels = [], countries = [], expectedClients } = partner;
  const isKnown = (list: readonly string[], item: string) => list.includes(item);
  const isValid =
    channels.every((channel) => isKnown(PARTNER_CHANNELS, channel)) &&
    (!expectedClients || isKnown(EXPECTED_CLIENTS, expectedClients));
  if (!isValid) throw new ApiError('invalid');
  return {
    partnerKind: partner.kind,
    legalName: partner.legalName,
    agreement: 'yes',
    registrationNumber: partner.registrationNumber,
    website: partner.website,
    channels: channels.join(','),
    countries: countries.join(','),
    expectedClients,
  };
}
