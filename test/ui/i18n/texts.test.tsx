import { act, fireEvent, render, screen } from '@testing-library/react';
import { memo, useReducer } from 'react';
import { I18nextTranslator } from '../../../src/infrastructure/language/i18next-translator';
import { TextsProvider, useTranslation } from '../../../src/ui/i18n/texts';

/** A method of i18next that its types omit. */
interface ResourceStore {
  getResource(language: string, namespace: string, key: string): unknown;
}

let renderCount = 0;
/** `memo`, so that only the texts can cause a re-render. */
const View = memo(function View() {
  const { t, exists } = useTranslation();
  renderCount += 1;
  return (
    <p>
      {t('greeting', { name: 'Ada' })}
      {exists('more') && t('more')}
    </p>
  );
});

const createTranslator = () => {
  const translator = new I18nextTranslator();
  translator.use('en', { greeting: 'Hello {{name}}' }, {});
  return translator;
};
const renderView = (translator: I18nextTranslator) =>
  render(
    <TextsProvider engine={translator.engine}>
      <View />
    </TextsProvider>,
  );
const viewText = () => screen.getByRole('paragraph').textContent;

test('a view is rendered again when the language changes', () => {
  const translator = createTranslator();
  renderView(translator);
  expect(viewText()).toBe('Hello Ada');
  act(() => translator.use('de', { greeting: 'Guten Tag {{name}}' }, { greeting: 'Hello {{name}}' }));
  expect(viewText()).toBe('Guten Tag Ada');
});

test('a view is rendered again when texts are added to its language', () => {
  const translator = createTranslator();
  renderView(translator);
  act(() => translator.use('en', { greeting: 'Hello {{name}}', more: ', welcome' }, {}));
  expect(viewText()).toBe('Hello Ada, welcome');
});

test('a missing text is available after its feature has loaded', () => {
  const translator = createTranslator();
  const Later = () => {
    const [, rerender] = useReducer((times: number) => times + 1, 0);
    return <button onClick={rerender}>{useTranslation().t('later')}</button>;
  };
  render(
    <TextsProvider engine={translator.engine}>
      <Later />
    </TextsProvider>,
  );
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('');
  translator.extend('en', { later: 'Here' }, {});
  fireEvent.click(button);
  expect(button.textContent).toBe('Here');
});

test('a text is looked up once, whatever its values', () => {
  const translator = createTranslator();
  const { resourceStore } = translator.engine.services;
  const getResource = jest.spyOn(resourceStore as typeof resourceStore & ResourceStore, 'getResource');
  const Rows = () => {
    const { t } = useTranslation();
    return ['Ada', 'Bea', 'Ada'].map((name, row) => <p key={row}>{t('greeting', { name }) + t('more')}</p>);
  };
  translator.use('en', { greeting: 'Hello {{name}}', more: ', welcome' }, {});
  const { container } = render(
    <TextsProvider engine={translator.engine}>
      <Rows />
    </TextsProvider>,
  );
  expect(container.textContent).toBe('Hello Ada, welcomeHello Bea, welcomeHello Ada, welcome');
  const lookUpCount = (key: string) =>
    getResource.mock.calls.filter(([, , resourceKey]) => resourceKey === key).length;
  expect([lookUpCount('more'), lookUpCount('greeting')]).toEqual([1, 1]);
});

test.each([
  [
    'a value is no placeholder itself',
    'Hello {{name}}!',
    { name: '{{name}} $t(greeting)' },
    'Hello {{name}} $t(greeting)!',
  ],
  ['a number is written as it is', '{{name}} of {{name}}', { name: 3 }, '3 of 3'],
])('%s', (_rule, greeting, values, text) => {
  const translator = new I18nextTranslator();
  translator.use('en', { greeting }, {});
  const Greeting = () => useTranslation().t('greeting', values);
  const { container } = render(
    <TextsProvider engine={translator.engine}>
      <Greeting />
    </TextsProvider>,
  );
  expect(container.textContent).toBe(text);
  expect(translator.engine.t('greeting', values)).toBe(text);
});

test('a value that selects a plural does so', () => {
  const translator = new I18nextTranslator();
  translator.use('en', { files_one: '{{count}} file', files_other: '{{count}} files' }, {});
  const Files = () => {
    const { t } = useTranslation();
    return `${t('files', { count: 1 })}, ${t('files', { count: 2 })}`;
  };
  const { container } = render(
    <TextsProvider engine={translator.engine}>
      <Files />
    </TextsProvider>,
  );
  expect(container.textContent).toBe('1 file, 2 files');
});

test('an unmounted view is not rendered again', () => {
  const translator = createTranslator();
  const { unmount } = renderView(translator);
  unmount();
  renderCount = 0;
  translator.use('de', { greeting: 'Guten Tag {{name}}' }, {});
  expect(renderCount).toBe(0);
});

test('a view outside the provider throws', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<View />)).toThrow('TextsProvider');
  consoleError.mockRestore();
});
