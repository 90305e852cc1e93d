import { createHash } from 'node:crypto';
import type { FieldSchema, FieldsSchema, FormSchema } from '../../src/domain/onboarding/form-schema';
import { isGroup } from '../../src/domain/onboarding/form-schema';
import type { FormData } from './form-data';

/** A form as one company asks it, its texts still as keys. */
export interface CompanyForm extends FormData {
  /** Changes whenever a question does. */
  readonly revision: string;
}

const REVISION_CHARACTERS = 8;

/**
 * Leaves out the parts of other companies.
 * @param companyIds the company's own id, and that of the company whose forms it uses.
 */
export function companyForm(form: FormData, companyIds: readonly number[]): CompanyForm {
  const schema = ownParts(form.schema, companyIds);
  const revision = createHash('sha256').update(JSON.stringify(schema)).digest('hex');
  return { ...form, schema, revision: revision.slice(0, REVISION_CHARACTERS) };
}

function ownParts(schema: FormSchema, companyIds: readonly number[]): FormSchema {
  return { ...schema, ...selectOwn(schema, companyIds, (section) => ownFields(section, companyIds)) };
}

function ownFields<Fields extends FieldsSchema>(fields: Fields, companyIds: readonly number[]): Fields {
  if (!fields.properties) return fields;
  const ownedParts = selectOwn(fields, companyIds, (field) => ownItems(field, companyIds));
  const { required = [] } = fields;
  return {
    ...fields,
    ...ownedParts,
    required: required.filter((name) => Object.hasOwn(ownedParts.properties, name)),
  };
}

const ownItems = (field: FieldSchema, companyIds: readonly number[]): FieldSchema =>
  isGroup(field) ? { ...field, items: ownFields(field.items, companyIds) } : field;

interface Owned {
  readonly 'x-portico-companies'?: readonly number[];
}

interface Parts<Part> {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly 'x-portico-order'?: readonly string[];
}

/** The company's own parts, and their order. */
function selectOwn<Part extends Owned>(
  { properties = {}, 'x-portico-order': order = [] }: Parts<Part>,
  companyIds: readonly number[],
  mapPart: (part: Part) => Part,
) {
  const ownedParts = Object.entries(properties).flatMap(([name, part]) => {
    const { 'x-portico-companies': companies, ...rest } = part;
    const isOwn = companies === undefined || companies.some((id) => companyIds.includes(id));
    return isOwn ? [[name, mapPart(rest as Part)] as const] : [];
  });
  const names = new Set(ownedParts.map(([name]) => name));
  return {
    properties: Object.fromEntries(ownedParts),
    'x-portico-order': order.filter((name) => names.has(name)),
  };
}
