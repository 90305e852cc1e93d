import { act, fireEvent, render, screen } from '@testing-library/react';
import { memo, useReducer } from 'react';
import { I18nextTranslator } from '../../../src/infrastructure/language/i18next-translator';
import { TextsProvider, useTranslation } from '../../../src/ui/i18n/texts';

/** What the engine calls for each text; its types leave it out. */
interface LookUp {
  getResource(language: string, namespace: string, key: string): unknown;
}

let drawn = 0;
/** `memo`, so that only the texts can cause a re-render. */
const View = memo(function View() {
  const { t, exists } = useTranslation();
  drawn += 1;
  return (
    <p>
      {t('greeting', { name: 'Ada' })}
      {exists('more') && t('more')}
    </p>
  );
});

const started = () => {
  const translator = new I18nextTranslator();
  translator.use('en', { greeting: 'Hello {{name}}' }, {});
  return translator;
};
const show = (translator: I18nextTranslator) =>
  render(
    <TextsProvider engine={translator.engine}>
      <View />
    </TextsProvider>,
  );
const seen = () => screen.getByRole('paragraph').textContent;

test('a view gets the texts of another language as soon as it is in force', () => {
  const translator = started();
  show(translator);
  expect(seen()).toBe('Hello Ada');
  act(() => translator.use('de', { greeting: 'Guten Tag {{name}}' }, { greeting: 'Hello {{name}}' }));
  expect(seen()).toBe('Guten Tag Ada');
});

test('a view gets texts added to its language', () => {
  const translator = started();
  show(translator);
  act(() => translator.use('en', { greeting: 'Hello {{name}}', more: ', welcome' }, {}));
  expect(seen()).toBe('Hello Ada, welcome');
});

test('a text that was missing is there once its feature has brought it', () => {
  const translator = started();
  const Later = () => {
    const [, again] = useReducer((times: number) => times + 1, 0);
    return <button onClick={again}>{useTranslation().t('later')}</button>;
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
  const translator = started();
  const { resourceStore } = translator.engine.services;
  const lookUp = jest.spyOn(resourceStore as typeof resourceStore & LookUp, 'getResource');
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
  const looked = (key: string) => lookUp.mock.calls.filter(([, , asked]) => asked === key).length;
  expect([looked('more'), looked('greeting')]).toEqual([1, 3]);
});

test('an unmounted view is not rendered again', () => {
  const translator = started();
  const { unmount } = show(translator);
  unmount();
  drawn = 0;
  translator.use('de', { greeting: 'Guten Tag {{name}}' }, {});
  expect(drawn).toBe(0);
});

test('a view outside the provider throws', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<View />)).toThrow('TextsProvider');
  silent.mockRestore();
});
