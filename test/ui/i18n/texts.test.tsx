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

test('a text without values is looked up once, one with values each time', () => {
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
  expect([lookUpCount('more'), lookUpCount('greeting')]).toEqual([1, 3]);
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
