import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { I18nextTranslator } from '../../../src/infrastructure/i18n/i18next-translator';
import { TextsProvider, useTranslation } from '../../../src/ui/i18n/texts';

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

test('a view has the texts of another language as soon as it is in force', () => {
  const translator = started();
  show(translator);
  expect(seen()).toBe('Hello Ada');
  act(() => translator.use('de', { greeting: 'Guten Tag {{name}}' }, { greeting: 'Hello {{name}}' }));
  expect(seen()).toBe('Guten Tag Ada');
});

test('a view has what was added to the texts of its language', () => {
  const translator = started();
  show(translator);
  act(() => translator.use('en', { greeting: 'Hello {{name}}', more: ', welcome' }, {}));
  expect(seen()).toBe('Hello Ada, welcome');
});

test('a view that is gone is not drawn again', () => {
  const translator = started();
  const { unmount } = show(translator);
  unmount();
  drawn = 0;
  translator.use('de', { greeting: 'Guten Tag {{name}}' }, {});
  expect(drawn).toBe(0);
});

test('a view with texts outside says so', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<View />)).toThrow('TextsProvider');
  silent.mockRestore();
});
