import * as z from 'zod/mini';
import type { operations } from './contract.generated';

// The policy forbids eval, which zod would otherwise probe for.
z.config({ jitless: true });

const digits = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((text) => Number(text)),
);

/** An id, login or type id: a number, or a string of digits (decisions 4). */
export const id = z.union([z.int(), digits]);

/** A field that may be missing or null: then `fallback`. */
export function orElse<T extends z.ZodMiniType, F>(schema: T, fallback: F) {
  return z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value): z.output<T> | F => value ?? fallback),
  );
}

/** False where nothing was sent. */
export const flag = orElse(z.boolean(), false);
/** Empty where nothing was sent. */
export const text = orElse(z.string(), '');
/** Null where nothing was sent. */
export const textOrNull = orElse(z.string(), null);
export const idOrNull = orElse(id, null);
/** Money as a decimal string, null where nothing was sent; never a number, which would lose digits. */
export const moneyOrNull = orElse(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), null);

/**
 * A schema that takes whatever the contract lets a gateway send: `fits<Wire>()(schema)` does not compile where the
 * contract has a value that the schema would refuse by its type.
 */
export function fits<Wire>() {
  return <T extends z.ZodMiniType>(schema: [Wire] extends [z.input<T>] ? T : never): T => schema as T;
}

/** What a call answers with on success, as the contract has it. */
export type ResultOf<Key extends keyof operations> = operations[Key] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body extends { result: infer Result }
    ? Result
    : never
  : never;

/** A list judged item by item: what can't be read fails alone (decisions 4). */
export function readItems<T extends z.ZodMiniType>(
  list: readonly unknown[],
  schema: T,
): { good: z.output<T>[]; bad: unknown[] } {
  const good: z.output<T>[] = [];
  const bad: unknown[] = [];
  for (const item of list) {
    const parsed = schema.safeParse(item);
    if (parsed.success) good.push(parsed.data);
    else bad.push(item);
  }
  return { good, bad };
}

const envelope = z.looseObject({ result: z.unknown() });

/** The `result` of a success; throws where there is no envelope. */
export function resultOf(json: unknown): unknown {
  return envelope.parse(json).result;
}

/** A reader of `result` by a schema. */
export function result<T extends z.ZodMiniType>(schema: T): (json: unknown) => z.output<T> {
  return (json) => schema.parse(resultOf(json));
}

/** For calls whose result is empty: any 2xx without `hasError` will do. */
export function nothing(): void {
  return undefined;
}
