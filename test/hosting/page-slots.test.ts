import { escapeHtml } from '../../hosting/escape-html';
import { fillSlots, fillSomeSlots, slot, slotsOf } from '../../hosting/page-slots';

const PAGE =
  `<title>${slot('title', slot('brand', 'Client portal'))}</title>` +
  `<a aria-label="${slot('text:shell.home', `${slot('brand', '')}, home`)}">${slot('logo', '<svg></svg>')}</a>`;
const DEFAULTS = { title: undefined, brand: undefined, logo: undefined, 'text:shell.home': undefined };

test('a slot gets its value in titles, attributes and other slots', () => {
  expect(fillSlots(PAGE, { ...DEFAULTS, brand: 'Acme' })).toBe(
    '<title>Acme</title><a aria-label="Acme, home"><svg></svg></a>',
  );
});

test('a slot without a value keeps its default content', () => {
  expect(fillSlots(PAGE, DEFAULTS)).toBe(
    '<title>Client portal</title><a aria-label=", home"><svg></svg></a>',
  );
});

test('a value replaces the nested slots', () => {
  expect(fillSlots(PAGE, { ...DEFAULTS, title: 'Desk', logo: '' })).toBe(
    '<title>Desk</title><a aria-label=", home"></a>',
  );
});

test.each(['$&$1', '<!--#slot brand-->', '<!--#/slot-->', '{{brand}}'])(
  'the value %s is not interpreted',
  (value) => expect(fillSlots(slot('brand', 'Portico'), { brand: value })).toBe(value),
);

test('a slot that is not filled is refused', () => {
  const { brand: _brand, ...others } = DEFAULTS;
  expect(() => fillSlots(PAGE, others)).toThrow('Nothing fills the slot brand');
  expect(() => fillSlots(slot('toString', ''), {})).toThrow('Nothing fills the slot toString');
});

test('a value without a slot is refused', () => {
  expect(() => fillSlots(PAGE, { ...DEFAULTS, look: 'a', page: undefined })).toThrow(
    'The page has no slot look, page',
  );
  expect(() => fillSomeSlots(PAGE, { look: 'a' })).toThrow('The page has no slot look');
});

test.each([
  ['does not end', 'a<!--#slot brand-->b', 'The slot brand does not end'],
  ['has not begun', 'a<!--#/slot-->b', 'A slot ends that has not started'],
])('a slot that %s is refused', (_problem, html, message) => {
  expect(() => fillSlots(html, { brand: '' })).toThrow(message);
});

test('some slots can be filled first and the others later', () => {
  const page = fillSomeSlots(PAGE, { title: undefined, logo: 'Logo' });
  expect(page).toBe(
    `<title>${slot('brand', 'Client portal')}</title>` +
      `<a aria-label="${slot('text:shell.home', `${slot('brand', '')}, home`)}">Logo</a>`,
  );
  expect(fillSlots(page, { brand: 'Acme', 'text:shell.home': undefined })).toBe(
    '<title>Acme</title><a aria-label="Acme, home">Logo</a>',
  );
});

test('slotsOf lists the slots of a page with their content', () => {
  expect([...slotsOf(PAGE)]).toEqual([
    ['brand', ''],
    ['title', 'Client portal'],
    ['text:shell.home', ', home'],
    ['logo', '<svg></svg>'],
  ]);
});

test('escapeHtml escapes the characters that end an element, an attribute or a comment', () => {
  expect(escapeHtml(`<b>A&"B'$&-->`)).toBe('&#60;b&#62;A&#38;&#34;B&#39;$&#38;--&#62;');
});
