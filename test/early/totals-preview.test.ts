import type { PreviewAnswers } from '../../src/early/preview-answers';
import { renderTotalsPreview } from '../../src/early/totals-preview';
import { accountOf } from '../../src/testkit/accounts/accounts-data';

const CLIENT = { id: 1, companyId: 7 };
const usd = accountOf({ login: 1, equity: '48302.10', balance: '48000.00', floatingPl: '302.10' });
const yen = accountOf({
  login: 2,
  currency: 'JPY',
  equity: '1250000',
  balance: '1251000',
  floatingPl: '-1000',
});

const renderTotals = (answers: Partial<PreviewAnswers>) =>
  renderTotalsPreview(document, {
    client: CLIENT,
    accounts: [usd],
    companies: {},
    culture: 'en-US',
    texts: () => Promise.reject(new TypeError('Not read')),
    ...answers,
  });
const shell = () => document.getElementById('first-shell');
const writtenTexts = () =>
  [...document.querySelectorAll('.first-figures > div:not(.first-after)')].map((row) => row.textContent);

beforeEach(() => {
  document.body.innerHTML = '<div id="first-shell" dir="ltr" aria-hidden="true"></div>';
  Object.assign(document.documentElement, { lang: 'en', dir: '' });
  document.documentElement.dataset['firstPaint'] = 'shell folded';
  delete document.documentElement.dataset['companies'];
});

test('each currency has its equity and result in the format of the culture', () => {
  renderTotals({ client: CLIENT, accounts: [usd, yen], culture: 'en-US' });
  expect(writtenTexts()).toEqual(['USD 48,302.10+302.10', 'JPY 1,250,000−1,000']);
  expect(document.querySelector('.first-gain')?.textContent).toBe('+302.10');
  expect(document.querySelector('.first-loss')?.textContent).toBe('−1,000');
  expect(document.documentElement.dataset['firstPaint']).toBe('shell folded figures');
});

test('the preview has the client’s language and direction, but figures are left-to-right', () => {
  renderTotals({ client: CLIENT, accounts: [usd], culture: 'ur-PK' });
  const { lang, dir } = document.documentElement;
  expect([lang, dir]).toEqual(['ur-PK', 'rtl']);
  expect(document.querySelector('dl')?.dir).toBe('rtl');
  expect([...document.querySelectorAll('bdi')].map((figure) => figure.dir)).toEqual(['ltr', 'ltr']);
  renderTotals({ client: CLIENT, accounts: [usd], culture: 'de-DE' });
  expect(writtenTexts().at(-1)).toBe('USD 48.302,10+302,10');
});

test('a sum with a missing account is neither a gain nor a loss, and an unknown sum is left out', () => {
  const accountWithoutFigures = accountOf({ login: 3, equity: null, balance: null, floatingPl: null });
  renderTotals({ client: CLIENT, accounts: [usd, accountWithoutFigures], culture: 'en-US' });
  expect(writtenTexts()).toEqual(['USD 48,302.10+302.10']);
  expect(document.querySelector('.first-gain, .first-loss')).toBeNull();
  renderTotals({
    client: CLIENT,
    accounts: [{ ...usd, floatingPl: undefined }],
    culture: 'en-US',
  });
  expect(writtenTexts().at(-1)).toBe('USD 48,302.10');
});

test.each([
  ['main, one re-assessment', { reAssessmentResult: [{ typeId: 3 }] }, '1'],
  [
    'main, two and the verification',
    { reAssessmentResult: [{ typeId: 3 }, { typeId: 5 }], isOpenAccount: true },
    '3',
  ],
  ['bank, which has no reminders', { companyId: 23, reAssessmentResult: [{ typeId: 3 }] }, '0'],
  ['main, whose number came as text', { companyId: '7', reAssessmentResult: [{ typeId: 3 }] }, '1'],
  ['none', {}, '0'],
  ['an answer of another shape', { reAssessmentResult: 'soon' }, '0'],
])('space is reserved for reminders: %s', (_company, setting, lines) => {
  const client = { ...CLIENT, ...setting } as unknown as typeof CLIENT;
  renderTotals({ client, accounts: [usd], culture: 'en-US' });
  expect(shell()?.style.getPropertyValue('--first-reminders')).toBe(lines);
});

const TWO_REASSESSMENTS = { reAssessmentResult: [{ typeId: 3 }, { typeId: 5 }] as never };

test.each([
  ['that the configuration adds', 42, { '42': { like: 'main' } }, '2'],
  ['that the configuration changes', 23, { '23': { like: 'main' } }, '2'],
  ['of an extension, like main', 43, {}, '2'],
  ['of an extension, like it', 44, {}, '2'],
  ['of an extension, without alerts', 45, {}, '0'],
  ['that is unknown', 46, {}, '0'],
])('space is reserved for reminders of a company %s', (_origin, companyId, companies, lines) => {
  document.documentElement.dataset['companies'] = JSON.stringify([
    { key: 'ours', id: 44, like: 'acme', cells: {} },
    { key: 'acme', id: 43, like: 'main', cells: {} },
    { key: 'calm', id: 45, like: 'main', cells: { 'reminders.reassessmentAlerts': 'never' } },
  ]);
  renderTotals({ client: { ...CLIENT, ...TWO_REASSESSMENTS, companyId }, companies });
  expect(shell()?.style.getPropertyValue('--first-reminders')).toBe(lines);
});

test('a wrong configuration stops the preview', () => {
  expect(() => renderTotals({ companies: { '42': { like: 'nobody' } } })).toThrow('companies.42.like');
  expect(writtenTexts()).toEqual([]);
});

test.each([
  ['no account', []],
  ['no account with figures', [accountOf({ login: 3, equity: null, balance: null, floatingPl: null })]],
  ['an account with a wrong type', [{ ...usd, equity: 5 }]],
])('the placeholders stay: %s', (_list, accounts) => {
  renderTotals({ client: CLIENT, accounts, culture: 'ur-PK' });
  expect(shell()?.children).toHaveLength(0);
  expect(document.documentElement.dataset['firstPaint']).toBe('shell folded');
  expect(document.documentElement.dir).toBe('');
});

test('nothing is rendered after the portal has replaced the skeleton', () => {
  shell()?.remove();
  renderTotals({ client: CLIENT, accounts: [usd], culture: 'en-US' });
  expect(writtenTexts()).toEqual([]);
});
