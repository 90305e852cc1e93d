import { code, table } from '../markdown';
import { FIELD_KINDS, KIND_OF_FIELD, type FieldKind } from './field-kinds.table';
import { digitsOfNumbers } from './digits-of-fields';
import { enterInFields, pageFilesWithFields } from './enter-of-fields';
import { fieldsOfCode } from './fields-of-code';
import { formsOfCode, type CodeForm } from './forms-of-code';
import { FORM_NOTES, PLAIN_FORMS } from './forms.table';

const NONE = '–';

const DIGITS_TEXT = {
  any: 'any',
  currency: 'of its currency',
  'lot step': 'of the symbol’s lot step',
  price: 'of the symbol’s price',
  question: 'of the question: none for a whole number, else of its currency',
  whole: 'none',
};

/** `docs/fields.md`: every field that takes typed text, made from the code. */
export function fieldTable(root: string): string {
  const codeFields = fieldsOfCode(root);
  const effects = enterInFields(root, codeFields);
  const fields = codeFields.map(({ file, id, autoComplete, inputMode }, index) => [
    code(id),
    KIND_OF_FIELD[id] ?? '?',
    codeOrNone(autoComplete),
    codeOrNone(inputMode),
    effects[index] ?? NONE,
    code(file),
  ]);
  const kinds = Object.entries<FieldKind>(FIELD_KINDS).map(([kind, { cleaner, longest, paste }]) => [
    kind,
    codeOrNone(cleaner?.split('#')[1] ?? ''),
    longest === null ? NONE : String(longest),
    paste,
  ]);
  const forms = formsOfCode(root).map((form) => [
    code(form.file),
    lossOf(form),
    FORM_NOTES[form.file] ?? '?',
  ]);
  return `${[
    '# Fields',
    'Every field that takes typed text, made from the code by `npm run generate`. A text between backticks with braces or a question mark is an expression of the code. `test/tools/build/field-table.test.ts` fails for a field without a kind or without `autocomplete`.',
    table(
      ['Field', 'Kind of value', 'autocomplete', 'inputmode or type', 'Enter', 'File in `src/ui`'],
      fields,
    ),
    'An Enter that ends the composition of an input method does none of this: `src/infrastructure/browser/composition-keys.ts` withholds it, in the portal and in the terminal of `gateway/frames`, whose fields are in ' +
      `${pageFilesWithFields(root).map(code).join(', ')}. \`test/e2e/shell/input-methods.spec.ts\` presses it in each field.`,
    '## Kinds of value',
    'No field has `maxlength`, which cuts a paste in silence: too much is refused with the limit. A dash under “Longest” means that the rule of the value or the gateway has the limit.',
    table(['Kind', 'Cleaned or read by', 'Longest', 'A pasted text'], kinds),
    '## Digits of numbers',
    '`1.234` has three decimals or a group of three digits. The digits of the unit decide; where they leave two readings, the field asks. A figure of `any` digits is read by the client’s own decimal sign, and asks about any other.',
    table(
      ['Field', 'Digits behind the sign'],
      digitsOfNumbers().map(({ field, digits }) => [code(field), DIGITS_TEXT[digits]]),
    ),
    '## Forms that are left',
    'A form that is left without being sent is stored in the tab, has nothing to lose, or asks: `unsentText` of `SubmitForm` says which, and has no default (docs/decisions/0056). A list of files without a form is in `tools/build/fields/forms.table.ts`.',
    table(['Form in `src/ui`', 'When it is left', 'Reason'], forms),
  ].join('\n\n')}\n`;
}

/** The loss of leaving a form. */
export function lossOf({ file, isPlain, unsentText }: CodeForm): string {
  const answer = isPlain ? PLAIN_FORMS[file] : unsentText;
  if (answer === 'stored' || answer === 'nothing') return answer === 'stored' ? 'stored' : 'nothing to lose';
  if (answer === 'unsentText') return 'as its user says';
  return answer?.startsWith('<UnsentText ') ? 'asks' : '?';
}

function codeOrNone(text: string): string {
  return text === '' ? NONE : code(text.replace(/\s+/g, ' '));
}
