import GATEWAY from '../../gateway/texts/locales/fr/gateway.json';
import FORMS from '../../gateway/texts/locales/fr/questionnaires.json';
import TERMINAL from '../../gateway/texts/locales/fr/terminal.json';
import { textsOf, textValues } from './shipped-texts';

/** A plain space where French requires a non-breaking one. */
const BREAKING = / [:;?!»%]|« /;

test.each([
  ['the portal', [...textsOf('fr').values()]],
  ['the gateway', textValues(GATEWAY)],
  ['the questionnaires', textValues(FORMS)],
  ['the terminal', textValues(TERMINAL)],
])('D3: the French of %s has non-breaking spaces at punctuation', (_where, texts) => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => BREAKING.test(text))).toEqual([]);
});
