import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills fields by their handles; a tick box by `yes` or nothing. */
export function fill(values: Readonly<Record<string, string>>): void {
  for (const [handle, value] of Object.entries(values)) {
    const field = screen.getByTestId<HTMLInputElement>(handle);
    if (field.type !== 'checkbox') fireEvent.change(field, { target: { value } });
    else if (field.checked !== (value === 'yes')) fireEvent.click(field);
  }
}

/** What stands below a field that can't be sent; empty while nothing is wrong with it. */
export function sentence(id: string): string {
  return document.getElementById(`${id}-error`)?.textContent ?? '';
}

/** Somebody in a hurry: two clicks and Enter before anything has come back (F11). */
export async function pressTwice(user: UserEvent, handle: string): Promise<void> {
  const button = screen.getByTestId(handle);
  fireEvent.click(button);
  fireEvent.click(button);
  await user.type(button, '{Enter}', { skipClick: true });
}
