import { cleanEmail } from '../kernel/identifiers/email';
import { cleanLine } from '../kernel/identifiers/line-text';
import { cleanName } from '../kernel/identifiers/person-name';
import { cleanPhone } from '../kernel/identifiers/phone';
import { cleanPostcode } from '../kernel/identifiers/postcode';
import { plainText } from '../kernel/identifiers/plain-text';
import { nationalNumberOf } from './field-formats';
import { REGISTER_FIELDS, type FieldCheck, type RegisterField } from './register-fields.table';

const asTyped = (text: string): string => text;
const trim = (text: string): string => text.trim();

/** Each kind of field with the owner of its cleaning (docs/decisions/0043). The owner of passwords is their check. */
const CLEANERS: Readonly<Record<FieldCheck, (text: string, country: string) => string>> = Object.freeze({
  text: cleanLine,
  code: plainText,
  city: cleanLine,
  postcode: cleanPostcode,
  choice: trim,
  consent: trim,
  email: cleanEmail,
  name: cleanName,
  phone: cleanPhone,
  password: asTyped,
  same: asTyped,
  adult: trim,
  nik: nationalNumberOf,
  website: plainText,
});

/**
 * A field's text as portal and gateway check, send and store it.
 * @param country ISO code of the address; empty if it is not known.
 */
export function cleanField(field: RegisterField, text: string, country = ''): string {
  return CLEANERS[REGISTER_FIELDS[field].check](text, country);
}
