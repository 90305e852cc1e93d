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
