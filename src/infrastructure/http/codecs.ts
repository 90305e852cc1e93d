import * as z from 'zod/mini';
import { isInstant } from '../../domain/kernel/instant';
import type { SuccessOf } from './contract';
import type { OperationOf } from './endpoints';
import { forEachInSlices } from './in-slices';

// The policy forbids eval, which zod would otherwise probe for.
z.config({ jitless: true });

// Accepts any value without checking it. It is no reader, since the type of the value stays unknown.
// oxlint-disable-next-line js/no-restricted-syntax -- the one place of it
const anyValue = z.unknown();

/** An object whose fields are read elsewhere, one by one. */
export const fields = z.record(z.string(), anyValue);

const digits = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((text) => Number(text)),
);

/** An id, login or type id: a number, or a string of digits (D4). */
export const id = z.union([z.int(), digits]);

/** A field that may be missing or null: then `fallback`. */
export function orElse<T extends z.ZodMiniType, F>(schema: T, fallback: F) {
  return z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value): z.output<T> | F => value ?? fallback),
  );
}

/** False if nothing was sent. */
export const flag = orElse(z.boolean(), false);
// By a predicate, like all limits of texts and numbers: each of zod's own checks adds a class to the first bundle.
export const nonEmptyText = z.string().check(z.refine((value) => value !== ''));
/** Empty if nothing was sent. */
export const text = orElse(z.string(), '');
/** Null if nothing was sent. */
export const textOrNull = orElse(z.string(), null);
export const idOrNull = orElse(id, null);
/** The name of a row of a table. */
export const nameIn = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  z.enum(Object.keys(table) as Name[]);
/** A decimal string; never a number, which would lose digits. */
export const decimal = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));
/** A size, price or rate: a decimal string above zero. */
export const positiveDecimal = z.string().check(z.regex(/^(?=.*[1-9])\d{1,15}(\.\d{1,12})?$/));
/** Money as a decimal string, null if nothing was sent. */
export const moneyOrNull = orElse(decimal, null);

/** An instant in the form in which it is sent: ISO 8601 with its zone. */
export const instant = z.string().check(z.refine(isInstant));
export const instantOrNull = orElse(instant, null);

/**
 * A field without which an item of a list is useless, although the contract lets it be missing (D4): only this item
 * fails.
 */
export function required<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.optional(z.nullable(anyValue)) as unknown as z.ZodMiniOptional<
      z.ZodMiniNullable<z.ZodMiniType<z.input<T>, z.input<T>>>
    >,
    schema as z.ZodMiniType<z.output<T>, z.input<T> | null | undefined>,
  );
}

/** A list that is checked item by item; invalid items are left out (D4). */
export function list<T extends z.ZodMiniType>(item: T) {
  return z.pipe(
    z.array(anyValue) as unknown as z.ZodMiniType<unknown[], readonly z.input<T>[]>,
    z.transform((items: unknown[]): z.output<T>[] =>
      items.flatMap((value) => {
        const parseResult = item.safeParse(value);
        return parseResult.success ? [parseResult.data] : [];
      }),
    ),
  );
}

/**
 * Reads an answer's JSON (`undefined` for an empty body) into a value; throws where it can't. `Sent` is the type that
 * it accepts: a call whose contract allows any other answer does not compile. Made in this file only, from a schema.
 */
class Reader<Sent, Value> {
  declare protected readonly accepts: (body: Sent) => void;
  constructor(readonly read: (json: unknown) => Value | Promise<Value>) {}
}
export type { Reader };

/** Excludes schemas that accept any value. */
type CheckingSchema<T extends z.ZodMiniType> = unknown extends z.input<T> ? never : T;

/** Types a schema by the contract where no call does: it must accept every `Sent`. */
export const acceptsContract =
  <Sent>() =>
  <T extends z.ZodMiniType>(schema: Sent extends z.input<T> ? T : never): T =>
    schema;

const envelope = z.looseObject({ result: anyValue });

/** Reads the `result` of a success; refuses an answer without envelope. */
export function result<T extends z.ZodMiniType>(
  schema: CheckingSchema<T>,
): Reader<{ result: z.input<T> }, z.output<T>> {
  return new Reader((json) => schema.parse(envelope.parse(json).result));
}

const pageEnvelope = z.looseObject({
  result: anyValue,
  next: orElse(nonEmptyText, null),
});

/** Reads a page of a list; `next` is the cursor of the next page, null after the last. */
export function page<T extends z.ZodMiniType>(
  items: T,
): Reader<
  { result: z.input<T>; next?: string | null | undefined },
  { items: z.output<T>; next: string | null }
> {
  return new Reader((json) => {
    const { result, next } = pageEnvelope.parse(json);
    return { items: items.parse(result), next };
  });
}

/** Reads a page of a list with the totals of the whole list, if they were sent. */
export function pageWithTotals<T extends z.ZodMiniType, S extends z.ZodMiniType>(
  items: T,
  totals: S,
): Reader<
  { result: z.input<T>; next?: string | null | undefined; totals?: z.input<S> | null | undefined },
  { items: z.output<T>; next: string | null; totals: z.output<S> | null }
> {
  const sums = z.looseObject({ totals: orElse(totals, null) });
  const { read } = page(items);
  return new Reader(async (json) => ({ ...(await read(json)), totals: sums.parse(json).totals }));
}

/** Not an array of zod's, which would visit and copy all items. */
const anyList = anyValue.check(z.refine((value) => Array.isArray(value)));

/**
 * Reads a `result` that is a list of any length, item by item; invalid items are returned unchanged.
 * @param readUsual reads most items as the schema does, but sooner; undefined for an item that the schema must read.
 */
export function lenientList<T extends z.ZodMiniType>(
  item: T,
  readUsual: (value: unknown) => z.output<T> | undefined = () => undefined,
): Reader<{ result: readonly z.input<T>[] }, { valid: z.output<T>[]; invalid: unknown[] }> {
  return new Reader(async (json) => {
    const items = { valid: [] as z.output<T>[], invalid: [] as unknown[] };
    await forEachInSlices(anyList.parse(envelope.parse(json).result) as unknown[], (value) => {
      const usualItem = readUsual(value);
      if (usualItem !== undefined) return void items.valid.push(usualItem);
      const parseResult = item.safeParse(value);
      if (parseResult.success) items.valid.push(parseResult.data);
      else items.invalid.push(value);
    });
    return items;
  });
}

/** Reads a `result`, also without its envelope. */
export function resultOrBody<T extends z.ZodMiniType>(
  schema: CheckingSchema<T>,
): Reader<{ result: z.input<T> } | z.input<T>, z.output<T>> {
  const hasEnvelope = (json: unknown) => typeof json === 'object' && json !== null && 'result' in json;
  return new Reader((json) => schema.parse(hasEnvelope(json) ? (json as { result: unknown }).result : json));
}

/** Reads the whole body, for calls without a required envelope. */
export function rawBody<T extends z.ZodMiniType>(schema: CheckingSchema<T>): Reader<z.input<T>, z.output<T>> {
  return new Reader((json) => schema.parse(json));
}

/** `/config.json` unchanged: the domain checks it, and names an invalid key (D2). */
export const configuration: Reader<SuccessOf<OperationOf<'config'>>, unknown> = new Reader((json) => json);

/** For calls whose result is empty: accepts any 2xx without `hasError`. */
export const emptyResult: Reader<unknown, void> = new Reader(() => undefined);
