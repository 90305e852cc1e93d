import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses from an Ant Design list: opens it, types a part of the option and clicks it. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  const box = screen.getByLabelText(label);
  fireEvent.mouseDown(box);
  await user.type(box, option);
  const lists = await screen.findAllByRole('listbox', { hidden: true });
  const list = lists.find(({ id }) => id === box.getAttribute('aria-controls'));
  const items = list?.parentElement?.querySelectorAll<HTMLElement>('.ant-select-item-option') ?? [];
  const item = [...items].find(({ textContent }) => textContent.includes(option));
  if (!item) throw new Error(`“${label}” has no option ${option}.`);
  await user.click(within(item).getByText(new RegExp(option)));
}
