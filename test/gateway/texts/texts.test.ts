import { DOCUMENT_KINDS } from '../../../src/domain/documents/document';
import { CULTURES, CULTURE_NAMES } from '../../../src/domain/culture/cultures.table';
import { translateRow } from '../../../gateway/texts/translate-row';
import { PREFERENCES } from '../../../gateway/notifications/preferences.table';
import { VALUE_WRITERS } from '../../../gateway/texts/message-values.table';
import { createMessage, writeMessage } from '../../../gateway/notifications/write-message';
import { MESSAGE_KINDS } from '../../../gateway/notifications/messages.table';
import { getCultureOfFolder } from '../../../gateway/texts/cultures';
import { fillText } from '../../../gateway/texts/fill-text';
import { getGatewayTexts, type MessageKey } from '../../../gateway/texts/gateway-texts';
import { writeDateTime } from '../../../gateway/texts/write-date-time';
import { findMissingTerms } from '../../spec/glossary';

type Tree = string | { readonly [key: string]: Tree };

const flat = (tree: Tree, path = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree).flatMap(([key, value]) => flat(value, `${path}/${key}`));
const allOf = (culture: string) => new Map(flat(getGatewayTexts(culture) as unknown as Tree));
const placeholders = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('the texts of the gateway', () => {
  const english = allOf('en-US');
  const otherCultures = CULTURE_NAMES.filter((culture) => CULTURES[culture].language !== 'en');

  test.each(otherCultures)('are in %s, with the same placeholders as in English', (culture) => {
    const texts = allOf(culture);
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    const untranslated = [...texts].filter(([key, text]) => text.trim() === '' || text === english.get(key));
    expect(untranslated).toEqual([]);
    for (const [key, text] of texts)
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key))]);
  });

  test('have braces only for placeholders', () => {
    // The portal puts the brand's slug into the path.
    const urls = Object.values(MESSAGE_KINDS).map(({ link }) =>
      (link?.url ?? '').replace(/^\/\{slug\}-/, '/'),
    );
    const texts = [...urls, ...CULTURE_NAMES.flatMap((culture) => [...allOf(culture).values()])];
    expect(texts.filter((text) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')))).toEqual([]);
  });

  test('have a name for each kind of document', () => {
    expect(Object.keys(getGatewayTexts('en-US').documents.kind).sort()).toEqual([...DOCUMENT_KINDS].sort());
  });

  test.each(otherCultures)('use the glossary’s terms in %s', (culture) => {
    const texts = [...allOf(culture)].map(([key, text]) => [key, english.get(key) ?? '', text] as const);
    expect(findMissingTerms(CULTURES[culture].localeFolder, texts)).toEqual([]);
  });

  test('are the same for both English cultures, and English for an unknown culture', () => {
    expect(getGatewayTexts('en-PH')).toBe(getGatewayTexts('en-US'));
    expect(getGatewayTexts('zh-TW')).not.toBe(getGatewayTexts('zh-CN'));
    expect([getGatewayTexts('pt-PT'), getGatewayTexts(undefined)]).toEqual([
      getGatewayTexts('en-US'),
      getGatewayTexts('en-US'),
    ]);
    expect(['en', 'zh', 'zh-TW'].map(getCultureOfFolder)).toEqual(['en-US', 'zh-CN', 'zh-TW']);
  });

  test('name the zone of an instant', () => {
    const instant = new Date('2026-11-23T14:32:00Z');
    expect(writeDateTime(instant, 'de-DE')).toBe('23. Nov. 2026, 14:32 UTC');
    for (const culture of CULTURE_NAMES)
      expect(writeDateTime(instant, culture)).toMatch(/^(?=.*2026)(?=.*14[.:]32)(?=.*UTC)/);
    expect(fillText('{{code}} of {{brand}}, {{nothing}}', { code: '1', brand: '{{code}}' })).toBe(
      '1 of {{code}}, ',
    );
  });
});

describe('the messages', () => {
  const kinds = Object.entries(MESSAGE_KINDS);
  const { messages } = getGatewayTexts('en-US');

  test.each(kinds)(
    '%s has values that can be written, and none in its title; its link has those of the text or an id',
    (kind, row) => {
      const { body, title } = messages[kind as MessageKey];
      const knownPlaceholders = Object.keys(VALUE_WRITERS).map((name) => `{{${name}}}`);
      expect(knownPlaceholders).toEqual(expect.arrayContaining(placeholders(body)));
      expect(placeholders(title)).toEqual([]);
      const ids = ['{{copyId}}']; // meaningless to a reader
      expect([...placeholders(body), ...ids]).toEqual(expect.arrayContaining(placeholders(row.link?.url)));
    },
  );

  test('messages about security are always mailed', () => {
    const lockedKinds = kinds.filter(([, { category }]) => PREFERENCES[category].isLocked);
    expect(lockedKinds.length).toBeGreaterThan(5);
    expect(lockedKinds.filter(([, { isMailed }]) => !isMailed)).toEqual([]);
  });

  const margin = { login: '50128841', level: '84.5', threshold: '100.00' };
  test.each([
    ['en-US', 'The margin level of account 50128841 fell to 84.5%, below the margin call at 100%.'],
    ['de-DE', 'Das Margin-Level des Kontos 50128841 ist auf 84,5 % gefallen'],
  ])('a margin call in %s', (culture, text) => {
    expect(writeMessage('margin-call', culture, margin).body).toContain(text);
  });

  test.each([
    ['blurry', 'ID, front: The picture is blurred. Take it again in good light and hold still.'],
    ['scribbled', 'ID, front: The document could not be accepted. Send another one, or contact support.'],
  ])('a document that was rejected as %s', (reason, text) => {
    expect(writeMessage('document-rejected', 'en-US', { document: 'identity-front', reason }).body).toBe(
      text,
    );
  });

  test('an added address has the instant in the client’s format', () => {
    const values = { address: 'T1', network: 'TRC20', from: '2026-11-23T14:32:00Z' };
    expect(writeMessage('address-added', 'de-DE', values).body).toMatch(
      /^T1 \(TRC20\) ist ab 23\. Nov\. 2026, 14:32 UTC/,
    );
    expect(
      createMessage('deposit-failed', { ...margin, amount: '5', currency: 'JPY', reference: 'D-1' }),
    ).toMatchObject({
      url: '/accounts?deposit=50128841',
      body: expect.stringMatching(/^JPY\s5 for account 50128841 was not paid in\./),
    });
  });
});

describe('content of editors', () => {
  const row = { id: 1, culture: 'id-ID', title: 'Emas', translated: { en: { title: 'Gold' } } };
  const german = { ...row, translated: { ...row.translated, de: { title: 'Gold auf Deutsch' } } };

  test.each([
    [german, 'de-DE', { id: 1, culture: 'de-DE', title: 'Gold auf Deutsch' }],
    [row, 'id-ID', { id: 1, culture: 'id-ID', title: 'Emas' }],
    [row, 'de-DE', { id: 1, culture: 'en-US', title: 'Gold' }],
    [{ ...row, translated: {} }, 'de-DE', { id: 1, culture: 'id-ID', title: 'Emas' }],
    [{ ...row, culture: 'en-PH', translated: {} }, 'de-DE', { id: 1, culture: 'en-PH', title: 'Emas' }],
  ])(
    'is in the reader’s culture, otherwise in English, otherwise in its own',
    (text, reader, translation) => {
      expect(translateRow(text, reader)).toEqual(translation);
    },
  );
});
