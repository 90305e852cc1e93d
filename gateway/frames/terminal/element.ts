/** Makes an element with text content, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** The element with this id, which must exist: the page is ours. */
export function byId<Found extends HTMLElement>(id: string): Found {
  const found = document.getElementById(id);
  if (!found) throw new Error(`#${id} is missing`);
  return found as Found;
}
