import type { Condition } from '../../src/domain/onboarding/form-schema';

const LISTS = ['allOf', 'anyOf', 'oneOf'] as const;
const SINGLE = ['not', 'if', 'then', 'else'] as const;

/** The places that a condition reads, as paths of names: `['tax', 'residence']`. */
export function conditionPaths(condition: Condition, at: readonly string[] = []): string[][] {
  const {
    properties = {},
    required = [],
    ...words
  } = condition as {
    readonly properties?: Readonly<Record<string, Condition>>;
    readonly required?: readonly string[];
    readonly [word: string]: unknown;
  };
  const inside = [
    ...LISTS.flatMap((word) => (words[word] ?? []) as readonly Condition[]),
    ...SINGLE.flatMap((word) => (words[word] === undefined ? [] : [words[word] as Condition])),
  ];
  return [
    ...required.map((name) => [...at, name]),
    ...Object.entries(properties).flatMap(([name, inner]) => [
      [...at, name],
      ...conditionPaths(inner, [...at, name]),
    ]),
    ...inside.flatMap((inner) => conditionPaths(inner, at)),
  ];
}
