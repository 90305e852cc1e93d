import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Culture } from '../../../src/domain/culture/cultures.table';
import { Field } from '../../../src/ui/forms/field';
import { DateInput } from '../../../src/ui/forms/antd/date-input';
import { CultureContext } from '../../../src/ui/i18n/culture-context';
import { renderPortal } from '../../../src/testkit/portal/render-portal';

function Day({ culture }: { culture: Culture }) {
  const [value, setValue] = useState('');
  return (
    <CultureContext value={culture}>
      <Field id="day" label="Day">
        <DateInput name="day" value={value} onChange={setValue} />
      </Field>
      <output>{value}</output>
    </CultureContext>
  );
}

test.each([
  ['de-DE', '14.03.1990', '1990-03-14'],
  ['en-US', '03/04/1990', '1990-03-04'],
  ['en-US', '１９９０-０３-０４', '1990-03-04'],
  ['th-TH', '๑๔/๐๓/๑๙๙๐', '1990-03-14'],
  ['ur-PK', '۱۴/۰۳/۱۹۹۰', '1990-03-14'],
  ['hi-IN', '१४/०३/१९९०', '1990-03-14'],
  ['ja-JP', '\u200e1990/03/14', '1990-03-14'],
  ['en-US', '14/03/1990', ''],
] as const)('in %s %s is the day %j', async (culture, text, day) => {
  const { user } = await renderPortal(<Day culture={culture} />);
  const field = screen.getByTestId('day');
  await user.click(field);
  await user.paste(text);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe(day);
});

test.each([
  ['de-DE', '1.3.1990', '1990-03-01'],
  ['de-DE', '01/03/1990', '1990-03-01'],
  ['en-US', '3/1/1990', '1990-03-01'],
  ['ja-JP', '1990年3月1日', '1990-03-01'],
  ['de-DE', '31.2.1990', ''],
  ['de-DE', '1.3.90', ''],
] as const)('in %s %s is the day %j when the field is left', async (culture, text, day) => {
  const { user } = await renderPortal(<Day culture={culture} />);
  const field = screen.getByTestId('day');
  await user.click(field);
  await user.paste(text);
  await user.click(document.body);
  expect(screen.getByRole('status').textContent).toBe(day);
});

test.each([
  ['de-DE', '31.2.1990', '31.03.2026'],
  ['en-US', '14/03/1990', '03/31/2026'],
  ['ja-JP', '来週', '2026/03/31'],
] as const)('in %s %s stays and is called no date, until a day is typed', async (culture, text, example) => {
  const { user } = await renderPortal(<Day culture={culture} />);
  const field = screen.getByTestId<HTMLInputElement>('day');
  await user.click(field);
  await user.paste(example);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('2026-03-31');

  await user.clear(field);
  await user.paste(text);
  await user.click(document.body);
  expect(field.value).toBe(text);
  expect(screen.getByRole('alert').textContent).toContain(`This is not a date. Write it like ${example}.`);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe('day-error');
  expect(screen.getByRole('status').textContent).toBe('');

  await user.click(field);
  await user.clear(field);
  await user.paste(example);
  await user.click(document.body);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('2026-03-31');
});

test('a text that is not a date is forgotten with the field’s text', async () => {
  const { user } = await renderPortal(<Day culture="en-US" />);
  const field = screen.getByTestId('day');
  await user.click(field);
  await user.paste('next week');
  await user.click(document.body);
  await user.clear(field);
  await user.click(document.body);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a day that is being typed survives that the page renders the field again', async () => {
  let renderAgain: () => void = () => undefined;
  function RenderedAgain() {
    const [value, setValue] = useState('2026-03-31');
    const [count, setCount] = useState(0);
    renderAgain = () => setCount(count + 1);
    return (
      <CultureContext value="en-US">
        <Field id="day" label={`Day ${count}`}>
          <DateInput name="day" value={value} onChange={setValue} />
        </Field>
        <output>{value}</output>
      </CultureContext>
    );
  }
  const { user } = await renderPortal(<RenderedAgain />);
  const field = screen.getByTestId<HTMLInputElement>('day');
  await user.clear(field);
  await user.type(field, '10/28/2026');
  act(() => renderAgain());
  expect(field.value).toBe('10/28/2026');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('2026-10-28');
});
