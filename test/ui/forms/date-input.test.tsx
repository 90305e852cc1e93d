import { screen } from '@testing-library/react';
import { useState } from 'react';
import { FieldGroup } from '../../../src/ui/forms/field';
import { DateInput } from '../../../src/ui/forms/native/date-input';
import { CultureContext } from '../../../src/ui/i18n/culture-context';
import type { Culture } from '../../../src/domain/culture/cultures.table';
import { renderPortal } from '../../../src/testkit/portal/render-portal';

function BirthDate({ culture, initialValue }: { culture: Culture; initialValue: string }) {
  const [value, setValue] = useState(initialValue);
  return (
    <CultureContext value={culture}>
      <FieldGroup id="birth" label="Date of birth" error="Wrong.">
        <DateInput name="birth" autoComplete="bday" value={value} onChange={setValue} />
      </FieldGroup>
      <output>{value}</output>
      <button onClick={() => setValue('1985-12-24')}>another</button>
    </CultureContext>
  );
}

const renderDate = (culture: Culture, initialValue = '') =>
  renderPortal(<BirthDate culture={culture} initialValue={initialValue} />);
const value = () => screen.getByRole('status').textContent;

describe('a date in three fields', () => {
  test.each<[Culture, string[]]>([
    ['en-US', ['month', 'day', 'year']],
    ['en-PH', ['month', 'day', 'year']],
    ['de-DE', ['Tag', 'Monat', 'Jahr']],
    ['ja-JP', ['年', '月', '日']],
    ['ur-PK', ['دن', 'مہینہ', 'سال']],
  ])('%s has labels and order of its culture', async (culture, words) => {
    await renderDate(culture);
    const fields = screen.getAllByRole('textbox') as HTMLInputElement[];
    expect(fields.map((field) => field.labels?.[0]?.textContent)).toEqual(words);
  });

  test('spreads a whole date that was pasted into one field', async () => {
    const { user } = await renderDate('de-DE');
    await user.click(screen.getByTestId('birth-day'));
    await user.paste('\u200E14.03.1990');
    expect(value()).toBe('1990-03-14');
    expect((screen.getByTestId('birth-year') as HTMLInputElement).value).toBe('1990');
  });

  test('reads digits of every script, and cuts nothing', async () => {
    const { user } = await renderDate('de-DE');
    await user.type(screen.getByTestId('birth-day'), '๑๔');
    await user.type(screen.getByTestId('birth-month'), '３');
    await user.type(screen.getByTestId('birth-year'), '١٩٩٠');
    expect(value()).toBe('1990-03-14');
    await user.type(screen.getByTestId('birth-year'), '5');
    expect(value()).toBe('19905-03-14');
  });

  test('reports the typed parts, also while some are missing', async () => {
    const { user } = await renderDate('de-DE');
    await user.type(screen.getByTestId('birth-day'), '3');
    expect(value()).toBe('--03');
    await user.type(screen.getByTestId('birth-month'), '12');
    await user.type(screen.getByTestId('birth-year'), '1990');
    expect(value()).toBe('1990-12-03');
    expect((screen.getByTestId('birth-day') as HTMLInputElement).value).toBe('3');
    for (const part of ['day', 'month', 'year']) await user.clear(screen.getByTestId(`birth-${part}`));
    expect(value()).toBe('');
  });

  test('shows a draft, and follows changes of its value', async () => {
    const { user } = await renderDate('de-DE', '1990--03');
    const partValues = () =>
      ['day', 'month', 'year'].map((part) => (screen.getByTestId(`birth-${part}`) as HTMLInputElement).value);
    expect(partValues()).toEqual(['03', '', '1990']);
    await user.click(screen.getByRole('button', { name: 'another' }));
    expect(partValues()).toEqual(['24', '12', '1985']);
  });

  test('describes the error and the autofill value at each field', async () => {
    await renderDate('de-DE');
    for (const part of ['day', 'month', 'year']) {
      const field = screen.getByTestId(`birth-${part}`);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.getAttribute('aria-describedby')).toBe('birth-error');
      expect(field.getAttribute('autocomplete')).toBe(`bday-${part}`);
    }
    expect(screen.getByRole('group', { name: 'Date of birth' })).not.toBeNull();
  });
});
