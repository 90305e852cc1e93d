import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in fields by their `data-testid`; `yes` ticks a checkbox. */
export function fill(values: Readonly<Record<string, string>>): void {
  for (const [handle, value] of Object.entries(values)) {
    const field = screen.getByTestId<HTMLInputElement>(handle);
    if (field.type !== 'checkbox') fireEvent.change(field, { target: { value } });
    else if (field.checked !== (value === 'yes')) fireEvent.click(field);
  }
}

/** The message below a field; empty if the field is valid. */
export function errorOf(id: string): string {
  return document.getElementById(`${id}-error`)?.textContent ?? '';
}

/** Presses a button twice, and Enter, before any answer (F11). */
export async function pressTwice(user: UserEvent, handle: string): Promise<void> {
  const button = screen.getByTestId(handle);
  fireEvent.click(button);
  fireEvent.click(button);
  await user.type(button, '{Enter}', { skipClick: true });
}
