import GATEWAY from '../../gateway/texts/locales/en/gateway.json';
import FORMS from '../../gateway/texts/locales/en/questionnaires.json';
import TERMINAL from '../../gateway/texts/locales/en/terminal.json';
import { textsOf, textValues } from './shipped-texts';

/** The first letters of British spellings, as many as distinguish them from American ones. */
const BRITISH = new RegExp(
  [
    'behaviour',
    'catalogue',
    'centre',
    'cheque',
    'colour',
    'favour',
    'fulfil(?!l)',
    'grey',
    'honour',
    'labour',
    'licence',
    'neighbour',
    'practis',
    'programme(?![dr])',
    'sceptic',
    '(cancel|dial|label|model|signal|total|travel)l(ed|er|ing)',
    '(apolog|author|custom|final|minim|maxim|optim|organ|real|recogn|summar|util)is(e|ing|ation)',
    'analys(e(?!s\\b)|ing)',
    '(de|of)fence',
  ]
    .map((word) => `(?<![\\p{L}/])${word}`)
    .join('|'),
  'iu',
);

test.each([
  ['the portal', [...textsOf('en').values()]],
  ['the gateway', textValues(GATEWAY)],
  ['the questionnaires', textValues(FORMS)],
  ['the terminal', textValues(TERMINAL)],
])('D3: the English of %s is American', (_where, texts) => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => BRITISH.test(text))).toEqual([]);
});

test.each(['Until cancelled', 'I have practised it', 'Colours', 'An organisation', 'Analysed'])(
  '%s is British',
  (text) => expect(text).toMatch(BRITISH),
);
