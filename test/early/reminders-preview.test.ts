import en from '../../public/locales/en/translation.json';
import { renderRemindersPreview } from '../../src/early/reminders-preview';
import type { PreviewAnswers } from '../../src/early/preview-answers';

Object.assign(globalThis, { __ENGLISH_REMINDERS__: en.reminder });

const DUE = '2026-12-01T09:30:00Z';
const REASSESSMENT = { typeId: 3, showPopup: false, finishDate: DUE, isSkip: false };
const overlay = (value: string) => ({
  result: [{ pageName: 'reminder', data: [{ key: 'proceed', value }] }],
});

const lines = () =>
  [...document.querySelectorAll('.first-reminders > div')].map((line) =>
    [...line.querySelectorAll('strong, span, b')].map((part) => part.textContent),
  );
const shell = () => document.getElementById('first-shell');

async function render(
  client: object,
  {
    texts,
    isAborted = false,
    isPhone = false,
    ...answers
  }: Partial<PreviewAnswers> & {
    isAborted?: boolean;
    isPhone?: boolean;
  } = {},
): Promise<void> {
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  const controller = new AbortController();
  if (isAborted) controller.abort();
  await renderRemindersPreview(
    document,
    {
      client: { id: 1, companyId: 7, ...client },
      accounts: [],
      companies: {},
      culture: 'en-US',
      texts: texts ?? (() => Promise.resolve({ company: { result: [] }, shipped: undefined })),
      ...answers,
    },
    controller.signal,
  );
}

beforeEach(() => {
  document.body.innerHTML = '<div id="first-shell" dir="ltr" aria-hidden="true"></div>';
  Object.assign(document.documentElement, { lang: 'en', dir: '' });
});

test('a re-assessment and the verification are written as the shell shows them', async () => {
  await render({ reAssessmentResult: [REASSESSMENT], isOpenAccount: true });
  expect(lines()).toEqual([
    [
      'Update your investor assessment by Dec 1, 2026, 09:30 UTC.',
      'After that date you can close positions but not open new ones.',
      'Continue',
    ],
    ['Verify your identity to start live trading', 'It takes about 6 minutes.', 'Continue'],
  ]);
  expect(shell()?.style.getPropertyValue('--first-drawn')).toBe('0px'); // jsdom has no layout
});

test('a phone has the short texts', async () => {
  await render({ reAssessmentResult: [REASSESSMENT] }, { isPhone: true });
  expect(lines()[0]?.[0]).toBe('Assessment due Dec 1, 2026, 09:30 UTC');
});

test('a re-assessment without a date names none', async () => {
  await render({ reAssessmentResult: [{ ...REASSESSMENT, finishDate: null }] });
  expect(lines()[0]?.slice(0, 2)).toEqual([
    'Update your investor assessment.',
    'Until it is completed, you may only be able to close positions.',
  ]);
});

test('texts are the gateway’s, else the configuration’s, else those of the client’s language, else English', async () => {
  await render(
    { isOpenAccount: true },
    {
      culture: 'ur-PK',
      companies: {
        7: {
          texts: {
            'ur-PK': { 'reminder.verify.help': 'Of the configuration', 'reminder.proceed': 'Hidden' },
          },
        },
      },
      texts: () =>
        Promise.resolve({
          company: overlay('Of the gateway'),
          shipped: { reminder: { proceed: 'Hidden', verify: { help: 'Hidden', title: 'Of the language' } } },
        }),
    },
  );
  expect(lines()).toEqual([['Of the language', 'Of the configuration', 'Of the gateway']]);
  expect(document.documentElement.dir).toBe('rtl');
  await render({ isOpenAccount: true }, { culture: 'de-DE' });
  expect(lines().at(-1)?.[0]).toBe(en.reminder.verify.title);
});

test.each([
  ['a re-assessment without a type', { ...REASSESSMENT, typeId: undefined }, {}],
  ['a date that is none', { ...REASSESSMENT, finishDate: 'soon' }, {}],
  ['a text with another place', REASSESSMENT, { company: overlay('Go to {{page}}') }],
  ['a text that names another', REASSESSMENT, { company: overlay('$t(common.close)') }],
  ['texts of another shape', REASSESSMENT, { company: {} }],
])('nothing uncertain is written: %s', async (_case, item, texts) => {
  const answers = { company: { result: [] }, shipped: undefined, ...texts };
  await expect(
    render({ reAssessmentResult: [item] }, { texts: () => Promise.resolve(answers) }),
  ).rejects.toThrow(TypeError);
  expect(lines()).toEqual([]);
});

test('texts are not read without a reminder, and nothing is written once the portal’s code is there', async () => {
  const texts = jest.fn(() => Promise.resolve({ company: { result: [] }, shipped: undefined }));
  await render({}, { texts });
  await render({ companyId: 23, reAssessmentResult: [REASSESSMENT] }, { texts });
  expect(texts).not.toHaveBeenCalled();
  await render({ isOpenAccount: true }, { isAborted: true });
  shell()?.remove();
  await render({ isOpenAccount: true });
  expect(lines()).toEqual([]);
});
