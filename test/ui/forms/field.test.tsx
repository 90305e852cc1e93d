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

const noop = () => undefined;
const CHOICES = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Birch' },
];

const CONTROLS: readonly (readonly [string, ReactElement])[] = [
  ['native text', <TextInput key="" value="" onChange={noop} />],
  ['native list', <SelectInput key="" value="" onChange={noop} />],
  ['text', <AntdText key="" value="" onChange={noop} />],
  ['password', <AntdPassword key="" value="" onChange={noop} />],
  ['number', <NumberInput key="" value="" prefix="USD" suffix="%" onChange={noop} />],
  ['date', <DateInput key="" name="day" value="" onChange={noop} />],
  ['list', <AntdSelect key="" value="a" choices={CHOICES} onChange={noop} />],
];

const descriptionsOf = (control: HTMLElement) =>
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
    expect(descriptionsOf(input)).toEqual(expect.arrayContaining(['It is missing.', 'As on the label.']));
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
    const consoleError = jest.spyOn(console, 'error').mockImplementation(noop);
    expect(() => render(<TextInput value="" onChange={noop} />)).toThrow('A control must be inside a Field.');
    consoleError.mockRestore();
  });

  test('a list is described by its chosen option', () => {
    render(
      <Field id="tree" label="Tree" hint="Of the wood.">
        <AntdSelect value="b" choices={CHOICES} onChange={noop} />
      </Field>,
    );
    expect(descriptionsOf(screen.getByLabelText('Tree'))).toEqual(['Birch', 'Of the wood.']);
  });

  test('a group and each of its choices have a name', async () => {
    const onChoose = jest.fn();
    render(
      <FieldGroup id="tree" label="Tree">
        <AntdChoice name="tree" value="a" choices={CHOICES} onChange={onChoose} />
      </FieldGroup>,
    );
    expect(screen.getByRole('group', { name: 'Tree' })).toBe(screen.getByTestId('tree'));
    expect(screen.getByLabelText<HTMLInputElement>('Apple').checked).toBe(true);
    await userEvent.click(screen.getByLabelText('Birch'));
    expect(onChoose.mock.calls).toEqual([['b']]);
  });
});

describe('a date', () => {
  test.each([
    ['en-US', '05/31/1990'],
    ['de-DE', '31.05.1990'],
    ['ko-KR', '1990. 05. 31.'],
    ['de-DE', '1990-05-31'],
  ] as const)('in %s can be typed as %s', async (culture, text) => {
    const onPick = jest.fn();
    render(
      <CultureContext value={culture}>
        <Field id="birth" label="Born">
          <DateInput name="birth" value="" onChange={onPick} />
        </Field>
      </CultureContext>,
    );
    await userEvent.type(screen.getByLabelText('Born'), text);
    await userEvent.tab();
    expect(onPick.mock.lastCall).toEqual(['1990-05-31']);
  });

  test('is shown in the culture’s own order', async () => {
    render(
      <CultureContext value="de-DE">
        <Field id="birth" label="Born">
          <DateInput name="birth" value="1990-05-31" onChange={noop} />
        </Field>
      </CultureContext>,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Born').value).toBe('31.05.1990');
    await act(untilSettled); // the calendar's texts arrive
  });
});

function listForm(error?: string) {
  return (
    <SubmitForm
      unsentText="nothing"
      testId="list-form"
      issues={error === undefined ? {} : { list: error }}
      onSubmit={noop}
    >
      <Field id="fine" label="Fine">
        <AntdText value="" onChange={noop} />
      </Field>
      <Field id="list" label="List" error={error}>
        <AntdSelect value="" choices={CHOICES} onChange={noop} />
      </Field>
    </SubmitForm>
  );
}

test('after a refused submit the first invalid control gets the focus', () => {
  const { rerender } = render(listForm());
  fireEvent.submit(screen.getByTestId('list-form'));
  rerender(listForm('Choose one.'));
  expect(document.activeElement).toBe(screen.getByLabelText('List'));
});

test('an issue that appears while somebody types takes no focus', () => {
  const { rerender } = render(listForm());
  fireEvent.submit(screen.getByTestId('list-form'));
  fireEvent.input(screen.getByLabelText('Fine'), { target: { value: 'a' } });
  rerender(listForm('Choose one.'));
  expect(document.activeElement).toBe(document.body);
});

test('a form is submitted by its store and not by the browser', () => {
  const onSubmit = jest.fn();
  render(
    <SubmitForm unsentText="nothing" testId="some-form" onSubmit={onSubmit}>
      <button type="submit">Send</button>
    </SubmitForm>,
  );
  const submitEvent = createEvent.submit(screen.getByTestId('some-form'));
  fireEvent(screen.getByTestId('some-form'), submitEvent);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(submitEvent.defaultPrevented).toBe(true);
});
