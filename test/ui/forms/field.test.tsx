import { act, render, screen, createEvent, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ChoiceInput as AntdChoice } from '../../../src/ui/forms/antd/choice-input';
import { DateInput } from '../../../src/ui/forms/antd/date-input';
import { NumberInput } from '../../../src/ui/forms/antd/number-input';
import { PasswordInput as AntdPassword } from '../../../src/ui/forms/antd/password-input';
import { SelectInput as AntdSelect } from '../../../src/ui/forms/antd/select-input';
import { TextInput as AntdText } from '../../../src/ui/forms/antd/text-input';
import { Field, FieldGroup } from '../../../src/ui/forms/field';
import { SelectInput } from '../../../src/ui/forms/native/select-input';
import { TextInput } from '../../../src/ui/forms/native/text-input';
import { SubmitForm } from '../../../src/ui/forms/submit-form';
import { untilSettled } from '../../../src/testkit/portal/until-settled';
import { CultureContext } from '../../../src/ui/i18n/culture-context';

const nothing = () => undefined;
const CHOICES = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Birch' },
];

const CONTROLS: readonly (readonly [string, ReactElement])[] = [
  ['native text', <TextInput key="" value="" onChange={nothing} />],
  ['native list', <SelectInput key="" value="" onChange={nothing} />],
  ['text', <AntdText key="" value="" onChange={nothing} />],
  ['password', <AntdPassword key="" value="" onChange={nothing} />],
  ['number', <NumberInput key="" value="" prefix="USD" suffix="%" onChange={nothing} />],
  ['date', <DateInput key="" name="day" value="" onChange={nothing} />],
  ['list', <AntdSelect key="" value="a" choices={CHOICES} onChange={nothing} />],
];

const textsOf = (control: HTMLElement) =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent.trim());

describe('a field', () => {
  test.each(CONTROLS)('names, describes and marks its %s', (_, control) => {
    render(
      <Field id="thing" label="A thing" hint="As on the label." error="It is missing." required>
        {control}
      </Field>,
    );
    const input = screen.getByLabelText('A thing');
    expect(textsOf(input)).toEqual(expect.arrayContaining(['It is missing.', 'As on the label.']));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(screen.getByTestId('thing').contains(input)).toBe(true);
  });

  test.each(CONTROLS)('shows nothing for a valid %s', (_, control) => {
    render(
      <Field id="thing" label="A thing">
        {control}
      </Field>,
    );
    const input = screen.getByLabelText('A thing');
    expect(input.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a control outside a field is refused', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(nothing);
    expect(() => render(<TextInput value="" onChange={nothing} />)).toThrow(
      'A control must be inside a Field.',
    );
    quiet.mockRestore();
  });

  test('the chosen option of a list is announced with it', () => {
    render(
      <Field id="tree" label="Tree" hint="Of the wood.">
        <AntdSelect value="b" choices={CHOICES} onChange={nothing} />
      </Field>,
    );
    expect(textsOf(screen.getByLabelText('Tree'))).toEqual(['Birch', 'Of the wood.']);
  });

  test('a group has a name, and so has each of its choices', async () => {
    const chosen = jest.fn();
    render(
      <FieldGroup id="tree" label="Tree">
        <AntdChoice name="tree" value="a" choices={CHOICES} onChange={chosen} />
      </FieldGroup>,
    );
    expect(screen.getByRole('group', { name: 'Tree' })).toBe(screen.getByTestId('tree'));
    expect(screen.getByLabelText<HTMLInputElement>('Apple').checked).toBe(true);
    await userEvent.click(screen.getByLabelText('Birch'));
    expect(chosen.mock.calls).toEqual([['b']]);
  });
});

describe('a date', () => {
  test.each([
    ['en-US', '05/31/1990'],
    ['de-DE', '31.05.1990'],
    ['ko-KR', '1990. 05. 31.'],
    ['de-DE', '1990-05-31'],
  ] as const)('in %s can be typed as %s', async (culture, typed) => {
    const picked = jest.fn();
    render(
      <CultureContext value={culture}>
        <Field id="birth" label="Born">
          <DateInput name="birth" value="" onChange={picked} />
        </Field>
      </CultureContext>,
    );
    await userEvent.type(screen.getByLabelText('Born'), typed);
    await userEvent.tab();
    expect(picked.mock.lastCall).toEqual(['1990-05-31']);
  });

  test('is shown in the culture’s own order', async () => {
    render(
      <CultureContext value="de-DE">
        <Field id="birth" label="Born">
          <DateInput name="birth" value="1990-05-31" onChange={nothing} />
        </Field>
      </CultureContext>,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Born').value).toBe('31.05.1990');
    await act(untilSettled); // the calendar's texts arrive
  });
});

test('the first invalid control gets the focus', () => {
  render(
    <SubmitForm issues={{ list: 'missing' }} onSubmit={nothing}>
      <Field id="fine" label="Fine">
        <AntdText value="" onChange={nothing} />
      </Field>
      <Field id="list" label="List" error="Choose one.">
        <AntdSelect value="" choices={CHOICES} onChange={nothing} />
      </Field>
    </SubmitForm>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('List'));
});

test('a form is submitted by its store and not by the browser', () => {
  const onSubmit = jest.fn();
  render(
    <SubmitForm testId="some-form" onSubmit={onSubmit}>
      <button type="submit">Send</button>
    </SubmitForm>,
  );
  const sent = createEvent.submit(screen.getByTestId('some-form'));
  fireEvent(screen.getByTestId('some-form'), sent);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(sent.defaultPrevented).toBe(true);
});
