import { readAffiliate } from '../../domain/marketing/affiliate';
import { websiteAddress } from '../../domain/registration/field-checks';
import type { RegisterField } from '../../domain/registration/register-fields.table';
import type { AccountWish, RegistrationPlatform } from '../../domain/registration/registration-options';
import type { PartnerForm, RegistrationForm, RegistrationRest } from './ports/registration';
import type { LocalStore } from '../kernel/ports/storage';
import type { RegisterFields } from './register-fields';

/** Where a visitor came from, as far as it is known and well-formed (P5). */
export function sourceOf(
  local: LocalStore,
  search: string,
): Pick<RegistrationForm, 'affid' | 'cxd' | 'marketingDataId'> {
  const kept = (key: 'affid' | 'cxd') => encodeURIComponent(local.get(key) ?? '');
  const affiliate = readAffiliate(search) ?? readAffiliate(`?affid=${kept('affid')}&cxd=${kept('cxd')}`);
  const marketing = local.get('marketingDataId') ?? '';
  return {
    affid: affiliate?.affid ?? null,
    cxd: affiliate?.cxd ?? null,
    marketingDataId: /^[\w-]{1,64}$/.test(marketing) ? marketing : null,
  };
}

/** What step 1 says of the person, made of the fields that were checked. */
export function personOf(fields: RegisterFields) {
  return {
    email: fields.text('email').trim(),
    password: fields.text('password'),
    firstName: fields.text('firstName').trim(),
    lastName: fields.text('lastName').trim(),
    country: fields.text('country'),
    referralCode: textOrNull(fields, 'referralCode'),
    acceptsMarketing: fields.ticked('marketing'),
  };
}

/** Step 2 of every site; the account as the cascade of offers has it, none where there are no offers. */
export function restOf(fields: RegisterFields, wish: AccountWish | undefined): RegistrationRest {
  return {
    birthDate: fields.text('birthDate'),
    citizenship: fields.text('citizenship'),
    address: fields.text('address').trim(),
    address2: textOrNull(fields, 'address2'),
    city: fields.text('city').trim(),
    postcode: fields.text('postcode').trim(),
    platform: (wish?.platform as RegistrationPlatform | undefined) ?? null,
    accountType: wish?.accountType ?? null,
    currency: wish?.currency ?? null,
    leverage: wish ? Number(wish.leverage) : null,
  };
}

/** What the invest site adds to step 2. */
export function investOf(fields: RegisterFields) {
  return {
    contractKind: fields.text('contractKind'),
    branchCode: fields.text('branchCode'),
    nationalNumber: fields.text('nationalNumber').replaceAll(/\D/g, ''),
  };
}

/** What only a partner's registration has. */
export function partnerOf(fields: RegisterFields, agreesAt: string): PartnerForm {
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
