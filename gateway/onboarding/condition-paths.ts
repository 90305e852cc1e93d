import type { Condition } from '../../src/domain/onboarding/form-schema';

const LIST_KEYWORDS = ['allOf', 'anyOf', 'oneOf'] as const;
const SINGLE_KEYWORDS = ['not', 'if', 'then', 'else'] as const;

/** The places that a condition reads, as paths of names: `['tax', 'residence']`. */
export function conditionPaths(condition: Condition, at: readonly string[] = []): string[][] {
  const {
    properties = {},
    required: requiredNames = [],
    ...keywords
  } = condition as {
    readonly properties?: Readonly<Record<string, Condition>>;
    readonly required?: readonly string[];
    readonly [word: string]: unknown;
  };
  const innerConditions = [
    ...LIST_KEYWORDS.flatMap((word) => (keywords[word] ?? []) as readonly Condition[]),
    ...SINGLE_KEYWORDS.flatMap((word) => (keywords[word] === undefined ? [] : [keywords[word] as Condition])),
  ];
  return [
    ...requiredNames.map((name) => [...at, name]),
    ...Object.entries(properties).flatMap(([name, inner]) => [
      [...at, name],
      ...conditionPaths(inner, [...at, name]),
    ]),
    ...innerConditions.flatMap((inner) => conditionPaths(inner, at)),
  ];
}
