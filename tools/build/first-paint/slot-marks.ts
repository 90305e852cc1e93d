import type { I18nextTranslator } from '../../../src/infrastructure/language/i18next-translator';
import { textSlot } from '../../../hosting/page-slots';

/** Signs for private use, which React writes as they are, in place of the comments that it would escape. */
const SLOT = '\uE000';
const CONTENT = '\uE001';
const END = '\uE002';

/** A slot in a text that is still to be rendered. */
export const markSlot = (name: string, content: string): string => `${SLOT}${name}${CONTENT}${content}${END}`;

/** Rendered HTML with slots in place of their marks. */
export const writeSlots = (html: string): string =>
  html.replaceAll(SLOT, '<!--#slot ').replaceAll(CONTENT, '-->').replaceAll(END, '<!--#/slot-->');

/** The portal reads addresses, so they stay as they are; a text with values depends on more than its words. */
const canBeSlot = (key: string, text: string): boolean =>
  text !== '' && !key.endsWith('Url') && !/\{\{(?!brand\}\})/.test(text);

/** Marks each text as a slot where possible, and collects the keys of all. */
export function markTexts({ engine }: I18nextTranslator, keys: Set<string>): void {
  const translate = engine.t.bind(engine) as (key: string | string[], options?: object) => string;
  const markText = (requested: string | string[], options?: object): string => {
    const text = translate(requested, options);
    const [key = '', ...alternatives] = [requested].flat();
    for (const each of [key, ...alternatives]) keys.add(each);
    const template = translate(requested, { ...options, skipInterpolation: true });
    return alternatives.length === 0 && canBeSlot(key, template) ? markSlot(textSlot(key), text) : text;
  };
  engine.t = markText as typeof engine.t;
}
