import type { I18nextTranslator } from '../../../src/infrastructure/language/i18next-translator';
import { textSlot } from '../../../hosting/page-slots';

/** Private-use characters that mark a slot while React renders: it would escape comments. */
const SLOT = '\uE000';
const CONTENT = '\uE001';
const END = '\uE002';

/** A slot in a text that is still to be rendered. */
export const markSlot = (name: string, content: string): string => `${SLOT}${name}${CONTENT}${content}${END}`;

/** Rendered HTML with slots in place of their marks. */
export const writeSlots = (html: string): string =>
  html.replaceAll(SLOT, '<!--#slot ').replaceAll(CONTENT, '-->').replaceAll(END, '<!--#/slot-->');

/** URLs must stay readable for the portal, and a text with values other than the brand's name depends on more than its key. */
const canBeSlot = (key: string, text: string): boolean =>
  text !== '' && !key.endsWith('Url') && !/\{\{(?!brand\}\})/.test(text);

/** Marks each text as a slot where possible, and collects the keys of all. */
export function markTexts({ engine }: I18nextTranslator, keys: Set<string>): void {
  const translate = engine.t.bind(engine) as (key: string | string[], options?: object) => string;
  const markText = (keyOrKeys: string | string[], options?: object): string => {
    const text = translate(keyOrKeys, options);
    const [key = '', ...alternatives] = [keyOrKeys].flat();
    for (const name of [key, ...alternatives]) keys.add(name);
    const template = translate(keyOrKeys, { ...options, skipInterpolation: true });
    return alternatives.length === 0 && canBeSlot(key, template) ? markSlot(textSlot(key), text) : text;
  };
  engine.t = markText as typeof engine.t;
}
