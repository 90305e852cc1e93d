import { readAffiliate } from '../../domain/marketing/affiliate';
import { cleanEmail } from '../../domain/kernel/identifiers/email';
import { plainText } from '../../domain/kernel/identifiers/plain-text';
import { opaqueString } from '../../domain/kernel/identifiers/opaque-string';
import { nationalNumberOf, websiteAddress } from '../../domain/registration/field-checks';
import type { RegisterField } from '../../domain/registration/register-fields.table';
import type { AccountWish, RegistrationPlatform } from '../../domain/registration/registration-options';
import type { PartnerForm, RegistrationForm, RegistrationDetails } from './ports/registration';
import type { LocalStore } from '../kernel/ports/storage';
import type { RegisterFields } from './register-fields';

/** Source of the visit: its known and well-formed parts (P5). */
export function visitSourceOf(
  local: LocalStore,
  search: string,
): Pick<RegistrationForm, 'affid' | 'cxd' | 'marketingDataId'> {
  const storedParam = (key: 'affid' | 'cxd') => encodeURIComponent(local.get(key) ?? '');
  const affiliate =
    readAffiliate(search) ?? readAffiliate(`?affid=${storedParam('affid')}&cxd=${storedParam('cxd')}`);
  const storedId = local.get('marketingDataId') ?? '';
  return {
    affid: affiliate?.affid ?? null,
    cxd: affiliate?.cxd ?? null,
    marketingDataId: /^[\w-]{1,64}$/.test(storedId) ? storedId : null,
  };
}

/** Personal data of step 1, from the checked fields. */
export function personFields(fields: RegisterFields) {
  return {
    email: cleanEmail(fields.text('email')),
    password: opaqueString(fields.text('password')),
    firstName: fields.text('firstName').trim(),
    lastName: fields.text('lastName').trim(),
    country: fields.text('country'),
    referralCode: textOrNull(fields, 'referralCode'),
    acceptsMarketing: fields.isTicked('marketing'),
  };
}

/** Step 2 of every site. Without offers the gateway chooses the account. */
export function registrationDetails(
  fields: RegisterFields,
  wish: AccountWish | undefined,
): RegistrationDetails {
  return {
    birthDate: fields.text('birthDate'),
    citizenship: fields.text('citizenship'),
    address: fields.text('address').trim(),
    address2: textOrNull(fields, 'address2'),
    city: fields.text('city').trim(),
    postcode: plainText(fields.text('postcode')),
    platform: (wish?.platform as RegistrationPlatform | undefined) ?? null,
    accountType: wish?.accountType ?? null,
    currency: wish?.currency ?? null,
    leverage: wish ? Number(wish.leverage) : null,
  };
}

/** Fields that the invest site adds to step 2. */
export function investFields(fields: RegisterFields) {
  return {
    contractKind: fields.text('contractKind'),
    branchCode: fields.text('branchCode'),
    nationalNumber: nationalNumberOf(fields.text('nationalNumber')),
  };
}

/** Fields of a partner's registration. */
export function partnerFields(fields: RegisterFields, agreesAt: string): PartnerForm {
  const isCompany = fields.text('partnerKind') === 'company';
  const website = fields.text('website').trim();
  return {
    kind: isCompany ? 'company' : 'person',
    legalName: isCompany ? fields.text('legalName').trim() : null,
    registrationNumber: isCompany ? fields.text('registrationNumber').trim() : null,
    website: website === '' ? null : websiteAddress(website),
    channels: fields.list('channels'),
    countries: fields.list('countries'),
    expectedClients: fields.text('expectedClients'),
    agreesAt,
  };
}

function textOrNull(fields: RegisterFields, field: RegisterField): string | null {
  const text = fields.text(field).trim();
  return text === '' ? null : text;
}
