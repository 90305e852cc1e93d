import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { readList, readText, type Environment } from './environment';
import { SettingsError } from './settings-error';

/** The end of an error message: the requirement, and the invalid value. */
const refusal = (problem: string) => ({
  error: ({ input }: { input?: unknown }) => `${problem}, not "${String(input)}"`,
});

/** A text that passes a test. */
export const textWhere = (isValid: (text: string) => boolean, problem: string) =>
  z.string().refine(isValid, problem);

/** Like `textWhere`, for what may be shown in a message. */
export const shownTextWhere = (isValid: (text: string) => boolean, problem: string) =>
  z.string().refine(isValid, refusal(problem));

export const numberLike = (pattern: RegExp, max: number, problem: string) =>
  shownTextWhere((text) => pattern.test(text) && Number(text) <= max, problem).transform(Number);

/** A TCP port; 0 lets the system choose a free one. */
export const port = numberLike(/^\d{1,5}$/, 65_535, 'must be a port between 0 and 65535');

export const choice = <const T extends string>(choices: readonly T[]) =>
  z.enum(choices, refusal(`must be one of ${choices.join(', ')}`));

/** A list divided by commas and spaces, empty by default. */
const listOf = (isValid: (item: string) => boolean, problem: string) =>
  z
    .string()
    .transform(readList)
    .pipe(z.array(shownTextWhere(isValid, problem)))
    .default([]);

/** Origins without a path. */
export const origins = listOf(
  (item) => URL.canParse(item) && /^https?:$/.test(new URL(item).protocol) && new URL(item).origin === item,
  'must list origins such as https://portal.example',
);

/** IP addresses and networks: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`; never a network that covers every address. */
export const networks = listOf(
  (item) => ipaddr.isValid(item) || (ipaddr.isValidCIDR(item) && ipaddr.parseCIDR(item)[1] > 0),
  'must list networks such as 10.0.0.0/8',
);

/**
 * Reads the variables that a schema names; an empty one counts as unset.
 * @throws SettingsError naming the first invalid variable.
 */
export function readVariables<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Environment,
): z.infer<z.ZodObject<Shape>> {
  const texts = Object.keys(schema.shape).map((name) => [name, readText(env, name)]);
  const { data, error } = schema.safeParse(Object.fromEntries(texts));
  const [issue] = error?.issues ?? [];
  if (issue) throw new SettingsError(String(issue.path[0]), issue.message);
  return data as z.infer<z.ZodObject<Shape>>;
}
