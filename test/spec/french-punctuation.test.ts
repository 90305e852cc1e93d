import GATEWAY from '../../gateway/texts/locales/fr/gateway.json';
import FORMS from '../../gateway/texts/locales/fr/questionnaires.json';
import { textsOf, written } from './shipped-texts';

/** A plain space where French has one that doesn't break. */
const BREAKING = / [:;?!»%]|« /;

test.each([
  ['the portal', [...textsOf('fr').values()]],
  ['the gateway', written(GATEWAY)],
  ['the questionnaires', written(FORMS)],
])('D3: the French of %s breaks no line before the punctuation that it sets apart', (_where, texts) => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => BREAKING.test(text))).toEqual([]);
});
