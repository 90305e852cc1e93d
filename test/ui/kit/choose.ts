import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses from an Ant Design list as a person does: opens it, types part of the option, picks it. */
export async function choose(user: UserEvent, label: string, wanted: string): Promise<void> {
  const box = screen.getByLabelText(label);
  fireEvent.mouseDown(box);
  await user.type(box, wanted);
  const lists = await screen.findAllByRole('listbox', { hidden: true });
  const list = lists.find(({ id }) => id === box.getAttribute('aria-controls'));
  const lines = list?.parentElement?.querySelectorAll<HTMLElement>('.ant-select-item-option') ?? [];
  const line = [...lines].find(({ textContent }) => textContent.includes(wanted));
  if (!line) throw new Error(`“${label}” offers nothing like ${wanted}.`);
  await user.click(within(line).getByText(new RegExp(wanted)));
}
