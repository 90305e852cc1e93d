import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeField } from './fields-of-code';
import { filesInForms, formsOfCode } from './forms-of-code';

/** The effect of Enter in a field. */
export type EnterEffect = 'sends its form' | 'sends the message' | 'takes the day' | '–';

const FIELD_MAKER = /element\(\s*'(input|textarea)'|<(input|textarea)\b/;

/** The effect of Enter in each field of the portal; a plain form has no submit of its own. */
export function enterInFields(root: string, fields: readonly CodeField[]): readonly EnterEffect[] {
  const forms = formsOfCode(root).filter(({ isPlain }) => !isPlain);
  const formFiles = filesInForms(root, forms);
  return fields.map(({ control, file }) => {
    if (control === 'DateInput') return 'takes the day';
    if (control === 'TextArea') return 'sends the message';
    return formFiles.has(file) ? 'sends its form' : '–';
  });
}

/** The files in `gateway/frames` that make fields: pages of their own, without the portal's controls. */
export function pageFilesWithFields(root: string): readonly string[] {
  const folder = path.join(root, 'gateway/frames');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(ts|html|js)$/.test(file))
    .filter((file) => FIELD_MAKER.test(readFileSync(path.join(folder, file), 'utf8')))
    .sort();
}
