import * as z from 'zod/mini';
import { PREFIXES } from '../../domain/culture/prefixes.table';
import { isHttpsAddress } from '../../domain/kernel/address';
import { SERVED_SEGMENTS } from './reserved-names.table';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;
const NAME_RULE = 'lower-case letters, digits and single hyphens, a letter first';
const RESERVED_SEGMENTS = [...SERVED_SEGMENTS, ...PREFIXES];

const matching = (pattern: RegExp, subject: string, rule: string) => {
  const error = ({ input }: { readonly input?: unknown }) =>
    `${subject}, "${String(input)}", is not ${rule}.`;
  return z.string({ error }).check(z.regex(pattern, { error }));
};

const screen = z.looseObject({
  key: matching(NAME, 'the key of a screen', NAME_RULE),
  path: matching(PATH, 'the path of a screen', `words of ${NAME_RULE} between slashes`).check(
    z.refine((path) => !RESERVED_SEGMENTS.includes(path.split('/')[1] ?? ''), {
      error: ({ input }) =>
        `the path "${input}" belongs to the server or to a language. Not to begin with: ${RESERVED_SEGMENTS.join(', ')}.`,
    }),
  ),
});

const hrefError = ({ input }: { readonly input?: unknown }) =>
  `the href "${String(input)}" of a menu entry is no https address.`;

const entry = z
  .looseObject({
    key: matching(NAME, 'the key of a menu entry', NAME_RULE),
    screen: z.optional(z.string({ error: 'a menu entry names its screen by the key.' })),
    href: z.optional(z.string({ error: hrefError }).check(z.refine(isHttpsAddress, { error: hrefError }))),
  })
  .check(
    z.refine(({ screen, href }) => (screen === undefined) !== (href === undefined), {
      error: ({ input }) =>
        `menu entry "${(input as { readonly key: string }).key}" opens a screen or an href, one of them.`,
    }),
  );

const extensionSchema = z.looseObject({
  id: matching(NAME, 'the id', NAME_RULE),
  screens: z.optional(z.array(screen, { error: 'its screens are no list.' })),
  menu: z.optional(z.array(entry, { error: 'its menu is no list.' })),
});

/** The first fault in the grammar of an extension. A `Registry` knows which names exist and which are taken. */
export const grammarFault = (extension: object): string | undefined =>
  extensionSchema.safeParse(extension).error?.issues[0]?.message;
