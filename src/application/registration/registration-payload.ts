import { readAffiliate } from '../../domain/marketing/affiliate';
import { opaqueString } from '../../domain/kernel/identifiers/opaque-string';
import { websiteAddress } from '../../domain/registration/field-formats';
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
    email: fields.cleanText('email'),
    password: opaqueString(fields.text('password')),
    firstName: fields.cleanText('firstName'),
    lastName: fields.isTicked('hasOneName') ? null : fields.cleanText('lastName'),
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
    address: fields.cleanText('address'),
    address2: textOrNull(fields, 'address2'),
    city: textOrNull(fields, 'city'),
    postcode: fields.isUsed('postcode') ? textOrNull(fields, 'postcode') : null,
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
    nationalNumber: fields.cleanText('nationalNumber'),
  };
}

/** Fields of a partner's registration. */
export function partnerFields(fields: RegisterFields, agreesAt: string): PartnerForm {
  const isCompany = fields.text('partnerKind') === 'company';
  const website = fields.cleanText('website');
  return {
    kind: isCompany ? 'company' : 'person',
    legalName: isCompany ? fields.cleanText('legalName') : null,
    registrationNumber: isCompany ? fields.cleanText('registrationNumber') : null,
    website: website === '' ? null : websiteAddress(website),
    channels: fields.list('channels'),
    countries: fields.list('countries'),
    expectedClients: fields.text('expectedClients'),
    agreesAt,
  };
}

function textOrNull(fields: RegisterFields, field: RegisterField): string | null {
  const text = fields.cleanText(field);
  return text === '' ? null : text;
}
