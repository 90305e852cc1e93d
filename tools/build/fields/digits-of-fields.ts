import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DIGITS_OF_FIELD, type DigitsSource } from '../../../src/domain/calculators/field-rule';

/** A field for a number, and the source of its number of decimals. */
export interface NumberDigits {
  readonly field: string;
  readonly digits: DigitsSource | 'question';
}

/** The fields of the portal outside the calculators, by their ids. */
export const DIGITS_OF_NUMBER: Readonly<Record<string, DigitsSource | 'question'>> = {
  '${name}-amount': 'currency',
  'copy-amount': 'currency',
  'copy-flow-amount': 'currency',
  '${id}-percent': 'whole',
  'answer: TypedNumber': 'question',
};

/** All fields for numbers in the portal, with the digits of each. */
export function digitsOfNumbers(): readonly NumberDigits[] {
  return [
    ...Object.entries(DIGITS_OF_NUMBER).map(([field, digits]) => ({ field, digits })),
    ...Object.entries(DIGITS_OF_FIELD).map(([name, digits]) => ({ field: `calculator-${name}`, digits })),
  ];
}

/** A use of a rule for numbers, as the code writes it: `gateway/frames/terminal/order-ticket.ts price`. */
export interface RuleUse {
  readonly place: string;
  /** True if the code names the digits beside the rule. */
  readonly hasDigits: boolean;
}

const USE = /FIELD_RULES(?:\.(\w+)|\[(\w+)\])([^;\n]*)/g;

/** Every use of a rule by its name, outside the kernel of the domain. */
export function ruleUsesOfCode(root: string): readonly RuleUse[] {
  return ['src', 'gateway']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file).replaceAll(path.sep, '/'),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/domain/kernel/'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(USE)].map(([, name, variable, rest = '']) => ({
        place: `${file} ${name ?? `[${variable}]`}`,
        hasDigits: rest.includes('digits'),
      })),
    );
}
