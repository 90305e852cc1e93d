import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digitsOfNumbers, ruleUsesOfCode } from '../../../tools/build/fields/digits-of-fields';
import { enterInFields, pageFilesWithFields } from '../../../tools/build/fields/enter-of-fields';
import { FIELD_KINDS, KIND_OF_FIELD, type FieldKind } from '../../../tools/build/fields/field-kinds.table';
import { fieldTable, lossOf } from '../../../tools/build/fields/field-table';
import { filesInForms, formsOfCode } from '../../../tools/build/fields/forms-of-code';
import { FILES_WITHOUT_FORM, FORM_NOTES, PLAIN_FORMS } from '../../../tools/build/fields/forms.table';
import { fieldsOfCode } from '../../../tools/build/fields/fields-of-code';
import { ENTER_FIELDS, ENTER_FRAMES } from '../../e2e/kit/enter-fields.table';

const root = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const fields = fieldsOfCode(root);

/** Names of https://html.spec.whatwg.org/#autofill that the portal uses; `on` and `off`. */
const AUTOFILL_NAMES = [
  'on',
  'off',
  'username',
  'email',
  'current-password',
  'new-password',
  'one-time-code',
  'name',
  'given-name',
  'family-name',
  'organization',
  'street-address',
  'address-line1',
  'address-line2',
  'address-level2',
  'postal-code',
  'bday',
  'tel',
  'tel-national',
  'url',
];

test('docs/fields.md matches the code; if this fails, run `npm run generate`', () => {
  expect(fieldTable(root)).toBe(read('docs/fields.md'));
});

test('the portal has as many fields as a reader would count', () => {
  expect(fields.length).toBeGreaterThanOrEqual(55);
});

test.each(fields)('$id in $file has a kind and a name for autofill', ({ id, autoComplete }) => {
  expect(Object.keys(KIND_OF_FIELD)).toContain(id);
  // An expression has its names in quotes, or in a table of its file.
  const names = [...autoComplete.matchAll(/'([a-z-]+)'(?!\s*\?)(?! [?=])/g)].map(([, name]) => name);
  if (/^[a-z0-9-]+$/.test(autoComplete)) expect(AUTOFILL_NAMES).toContain(autoComplete);
  else expect(autoComplete).not.toBe('');
  for (const name of names.filter((each) => each !== 'current')) expect(AUTOFILL_NAMES).toContain(name);
});

test('every kind and every row of the table is used', () => {
  const ids = fields.map(({ id }) => id);
  expect(Object.keys(KIND_OF_FIELD).filter((id) => !ids.includes(id))).toEqual([]);
  const usedKinds = new Set<string>(Object.values(KIND_OF_FIELD));
  expect(Object.keys(FIELD_KINDS).filter((kind) => !usedKinds.has(kind))).toEqual([]);
});

test.each(Object.entries<FieldKind>(FIELD_KINDS).filter(([, { cleaner }]) => cleaner !== null))(
  'the function that cleans the kind %s exists',
  (_, { cleaner }) => {
    const [file, name] = (cleaner ?? '').split('#');
    expect(read(`${file}.ts`)).toMatch(new RegExp(`export (function|const) ${name}\\b`));
  },
);

// In a field of the type email, Chromium turns `a@x.test、` into `a@x.xn--test-ow3c` before the portal can clean it.
test('no field is of the type email', () => {
  const files = [...new Set(fields.map(({ file }) => file))];
  expect(files.filter((file) => /\btype="email"/.test(read(`src/ui/${file}`)))).toEqual([]);
});

/** Password forms without a user name beside the password, each with its reason. */
const WITHOUT_USER_NAME: Readonly<Record<string, string>> = {
  // The link of a mail does not name its client, so that a person who finds it does not learn the user name.
  'passwords/screens/new-password-form.tsx': 'unknown',
  // The login on the platform is assigned when the account is opened; the nickname comes first.
  'opening/screens/opening-access.tsx': 'assigned later',
  // The e-mail address is another part of the same form.
  'registration/parts/password-fields.tsx': 'email-field.tsx',
  // The current password alone changes nothing that a manager stores.
  'forms/antd/proof-field.tsx': 'nothing to store',
};

test.each([
  ...new Set(fields.filter(({ id }) => /password/.test(KIND_OF_FIELD[id] ?? '')).map(({ file }) => file)),
])('%s has a user name beside its passwords, or a reason for none', (file) => {
  const hasUserName = /<UserName|autoComplete="username"/.test(read(`src/ui/${file}`));
  expect(hasUserName).toBe(!(file in WITHOUT_USER_NAME));
});

test('Enter is pressed with an input method in every field, the gateway’s pages included', () => {
  const pressedIds = new Set<string>(Object.values(ENTER_FIELDS).flatMap((rows) => rows.map(([id]) => id)));
  expect([...pressedIds].sort()).toEqual([...new Set(fields.map(({ id }) => id))].sort());
  expect(Object.keys(ENTER_FRAMES)).toEqual(pageFilesWithFields(root));
});

test('a text field in a form sends it by Enter, a day is taken by Enter, a search needs no Enter', () => {
  const effects = enterInFields(root, fields);
  const effectOf = (id: string) => effects[fields.findIndex((field) => field.id === id)];
  expect(['login-email', 'book-from', 'news-search', 'chat-input'].map(effectOf)).toEqual([
    'sends its form',
    'takes the day',
    '–',
    'sends the message',
  ]);
});

test('every field for a number names its digits', () => {
  const ids = fields.filter(({ id }) => KIND_OF_FIELD[id] === 'number').map(({ id }) => id);
  const rows = digitsOfNumbers().map(({ field }) => field);
  // One row of the code is all fields of the calculators.
  const missing = [...new Set(ids)].filter((id) => id !== 'calculator-${field}' && !rows.includes(id));
  expect(missing).toEqual([]);
});

/** Uses of a rule without digits beside it, each with its reason. */
const WITHOUT_DIGITS: Readonly<Record<string, string>> = {
  'src/application/calculators/conversion-rates.ts rate': 'a rate has any number of digits',
  'src/domain/calculators/field-rule.ts [field]': 'the digits follow in the next lines',
  'src/domain/calculators/shared-state.ts [field]': 'an address has decimal points only',
  'src/domain/social/copy-amounts.ts riskPercent': 'a whole number has none',
  'src/ui/calculators/screens/use-issue-text.ts [field]': 'reads the limit',
};

test('every use of a rule for numbers names the digits, or has a reason', () => {
  const uses = ruleUsesOfCode(root).filter(({ hasDigits }) => !hasDigits);
  expect([...new Set(uses.map(({ place }) => place))].sort()).toEqual(Object.keys(WITHOUT_DIGITS).sort());
});

const forms = formsOfCode(root);

test.each(forms)('the form of $file declares what becomes of its text, and why', (form) => {
  expect(lossOf(form)).not.toBe('?');
  expect(Object.keys(FORM_NOTES)).toContain(form.file);
});

test('every row about a form is of a form', () => {
  const files = forms.map(({ file }) => file);
  expect(Object.keys(FORM_NOTES).filter((file) => !files.includes(file))).toEqual([]);
  const plainFiles = forms.filter(({ isPlain }) => isPlain).map(({ file }) => file);
  expect(Object.keys(PLAIN_FORMS).sort()).toEqual(plainFiles);
});

test('every field is in a form, or in a list of those that need none', () => {
  const inForms = filesInForms(root, forms);
  const outside = new Set(fields.map(({ file }) => file).filter((file) => !inForms.has(file)));
  expect([...outside].sort()).toEqual(FILES_WITHOUT_FORM);
});
