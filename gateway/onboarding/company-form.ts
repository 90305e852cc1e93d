import { createHash } from 'node:crypto';
import type { FieldSchema, FieldsSchema, FormSchema } from '../../src/domain/onboarding/form-schema';
import { isGroup } from '../../src/domain/onboarding/form-schema';
import type { FormData } from './form-data';

/** The form of one company; its texts are still keys. */
export interface CompanyForm extends FormData {
  /** The revision changes whenever a question changes. */
  readonly revision: string;
}

const REVISION_CHARACTERS = 8;

/**
 * Drops the parts that are for other companies only.
 * @param companyIds the company's id, and that of the company whose forms it uses.
 */
export function companyForm(form: FormData, companyIds: readonly number[]): CompanyForm {
  const schema = selectSections(form.schema, companyIds);
  const revision = createHash('sha256').update(JSON.stringify(schema)).digest('hex');
  return { ...form, schema, revision: revision.slice(0, REVISION_CHARACTERS) };
}

function selectSections(schema: FormSchema, companyIds: readonly number[]): FormSchema {
  return { ...schema, ...selectParts(schema, companyIds, (section) => selectFields(section, companyIds)) };
}

function selectFields<Fields extends FieldsSchema>(fields: Fields, companyIds: readonly number[]): Fields {
  if (!fields.properties) return fields;
  const companyParts = selectParts(fields, companyIds, (field) => selectItems(field, companyIds));
  const { required = [] } = fields;
  return {
    ...fields,
    ...companyParts,
    required: required.filter((name) => Object.hasOwn(companyParts.properties, name)),
  };
}

const selectItems = (field: FieldSchema, companyIds: readonly number[]): FieldSchema =>
  isGroup(field) ? { ...field, items: selectFields(field.items, companyIds) } : field;

interface CompanyPart {
  readonly 'x-portico-companies'?: readonly number[];
}

interface Parts<Part> {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly 'x-portico-order'?: readonly string[];
}

/** The parts that are for the company, and their order. */
function selectParts<Part extends CompanyPart>(
  { properties = {}, 'x-portico-order': order = [] }: Parts<Part>,
  companyIds: readonly number[],
  mapPart: (part: Part) => Part,
) {
  const companyParts = Object.entries(properties).flatMap(([name, part]) => {
    const { 'x-portico-companies': companies, ...rest } = part;
    const isForCompany = companies === undefined || companies.some((id) => companyIds.includes(id));
    return isForCompany ? [[name, mapPart(rest as Part)] as const] : [];
  });
  const names = new Set(companyParts.map(([name]) => name));
  return {
    properties: Object.fromEntries(companyParts),
    'x-portico-order': order.filter((name) => names.has(name)),
  };
}
