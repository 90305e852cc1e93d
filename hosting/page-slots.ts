/*
 * Pages with slots: the build writes them, and a server fills the slots for each company. A slot is a pair of comments with
 * its default content between them: `<!--#slot brand-->Client portal<!--#/slot-->`. Titles, attributes and slots may
 * contain slots. The minifier preserves comments that begin with `#`.
 */

/** The folder of pages with slots, in that of the built portal. */
export const TEMPLATES_FOLDER = 'templates';
/** The page of every address but the sign-in page's. */
export const INDEX_TEMPLATE = `${TEMPLATES_FOLDER}/index.html`;
/** A list of the keys of texts that the sign-in pages use. */
export const TEXT_KEYS_FILE = `${TEMPLATES_FOLDER}/text-keys.json`;

/** The sign-in page of a company's variant in one culture. */
export const loginTemplate = (variant: string, culture: string): string =>
  `${TEMPLATES_FOLDER}/login.${variant}.${culture}.html`;

/** The slot of a text that has no values but the brand's name. */
export const textSlot = (key: string): string => `text:${key}`;

/** HTML by name of slot; undefined leaves the default content. */
export type SlotValues = Readonly<Record<string, string | undefined>>;

/** The slots of a page and the values for them do not match. */
export class SlotError extends Error {
  override readonly name = 'SlotError';
}

const MARK = /<!--#(?:slot ([^>]+?)|\/slot)-->/g;

export const slot = (name: string, content: string): string => `<!--#slot ${name}-->${content}<!--#/slot-->`;

/** Replaces every slot by the result of a function of its name and content. */
function replaceSlots(html: string, replace: (name: string, content: string) => string): string {
  const page = { name: '', html: '' };
  const openSlots = [page];
  let end = 0;
  for (const { 0: mark, 1: name, index } of html.matchAll(MARK)) {
    const current = openSlots.at(-1) ?? page;
    current.html += html.slice(end, index);
    end = index + mark.length;
    if (name !== undefined) openSlots.push({ name, html: '' });
    else if (current === page) throw new SlotError('A slot ends that has not started');
    else {
      openSlots.pop();
      (openSlots.at(-1) ?? page).html += replace(current.name, current.html);
    }
  }
  const { name } = openSlots.at(-1) ?? page;
  if (openSlots.length > 1) throw new SlotError(`The slot ${name} does not end`);
  return page.html + html.slice(end);
}

/** The content of each slot by name, without the comments of inner slots. */
export function slotsOf(html: string): ReadonlyMap<string, string> {
  const slots = new Map<string, string>();
  replaceSlots(html, (name, content) => {
    slots.set(name, content);
    return content;
  });
  return slots;
}

function fill(
  html: string,
  values: SlotValues,
  fillOther: (name: string, content: string) => string,
): string {
  const unusedNames = new Set(Object.keys(values));
  const page = replaceSlots(html, (name, content) => {
    unusedNames.delete(name);
    return Object.hasOwn(values, name) ? (values[name] ?? content) : fillOther(name, content);
  });
  if (unusedNames.size > 0) throw new SlotError(`The page has no slot ${[...unusedNames].join(', ')}`);
  return page;
}

/** @throws SlotError if a slot has no value, or a value no slot. */
export const fillSlots = (html: string, values: SlotValues): string =>
  fill(html, values, (name) => {
    throw new SlotError(`Nothing fills the slot ${name}`);
  });

/** Fills some slots of a page, and leaves the others for a server. @throws SlotError if a value has no slot. */
export const fillSomeSlots = (html: string, values: SlotValues): string => fill(html, values, slot);
