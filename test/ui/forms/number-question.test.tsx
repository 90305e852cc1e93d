import { screen } from '@testing-library/react';
import { useState } from 'react';
import { FIELD_RULES } from '../../../src/domain/kernel/numbers/field-rules.table';
import { readNumber, separatorsOf } from '../../../src/domain/kernel/numbers/read-number';
import type { Culture } from '../../../src/domain/culture/cultures.table';
import { NumberInput } from '../../../src/ui/forms/antd/number-input';
import { Field } from '../../../src/ui/forms/field';
import { CultureContext } from '../../../src/ui/i18n/culture-context';
import { renderPortal } from '../../../src/testkit/portal/render-portal';

function Amount({ culture }: { culture: Culture }) {
  const [text, setText] = useState('');
  const reading = readNumber(text, { ...FIELD_RULES.amount, digits: 2 }, separatorsOf(culture));
  const readings = 'readings' in reading ? reading.readings : [];
  return (
    <CultureContext value={culture}>
      <Field id="amount" label="Amount" error={readings.length > 0 ? 'Which one?' : undefined}>
        <NumberInput value={text} readings={readings} onChange={setText} />
      </Field>
      <output>{'value' in reading ? reading.value : 'none'}</output>
    </CultureContext>
  );
}

test.each([
  ['de-DE', '100,000', ['100', '100.000'], ['100', '100000']],
  ['en-US', '0,125', ['0.125'], ['0.125']],
  ['en-US', '1.500', ['1.5', '1,500'], ['1.5', '1500']],
] as const)('in %s %s is ambiguous, and a button answers', async (culture, text, labels, values) => {
  for (const [index, value] of values.entries()) {
    const { unmount, user } = await renderPortal(<Amount culture={culture} />);
    const field = screen.getByTestId('amount');
    await user.click(field);
    await user.paste(text);
    expect(screen.getByRole('status').textContent).toBe('none');
    const group = screen.getByRole('group', { name: 'Which one?' });
    const buttons = screen.getAllByTestId('amount-reading');
    expect(buttons.map((button) => button.textContent)).toEqual(labels);
    expect(buttons.every((button) => group.contains(button))).toBe(true);
    // A page translator would write 100.000 as 100,000, which is the other answer.
    expect(buttons.every((button) => button.querySelector('[translate="no"]'))).toBe(true);
    await user.click(buttons[index]!);
    expect(screen.getByRole('status').textContent).toBe(value);
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(field);
    unmount();
  }
});
