import { code, table } from '../markdown';
import { FIELD_KINDS, KIND_OF_FIELD, type FieldKind } from './field-kinds.table';
import { fieldsOfCode } from './fields-of-code';

const NONE = '–';

/** `docs/fields.md`: every field that takes typed text, made from the code. */
export function fieldTable(root: string): string {
  const fields = fieldsOfCode(root).map(({ file, id, autoComplete, inputMode }) => [
    code(id),
    KIND_OF_FIELD[id] ?? '?',
    codeOrNone(autoComplete),
    codeOrNone(inputMode),
    code(file),
  ]);
  const kinds = Object.entries<FieldKind>(FIELD_KINDS).map(([kind, { cleaner, longest, paste }]) => [
    kind,
    codeOrNone(cleaner?.split('#')[1] ?? ''),
    longest === null ? NONE : String(longest),
    paste,
  ]);
  return `${[
    '# Fields',
    'Every field that takes typed text, made from the code by `npm run generate`. A text between backticks with braces or a question mark is an expression of the code. `test/tools/build/field-table.test.ts` fails for a field without a kind or without `autocomplete`.',
    table(['Field', 'Kind of value', 'autocomplete', 'inputmode or type', 'File in `src/ui`'], fields),
    '## Kinds of value',
    'No field has `maxlength`, which cuts a paste in silence: too much is refused with the limit. A dash under “Longest” means that the rule of the value or the gateway has the limit.',
    table(['Kind', 'Cleaned or read by', 'Longest', 'A pasted text'], kinds),
  ].join('\n\n')}\n`;
}

function codeOrNone(text: string): string {
  return text === '' ? NONE : code(text.replace(/\s+/g, ' '));
}
