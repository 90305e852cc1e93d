/** Makes an element with text content, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

/** The element with this id, which must exist: the page is ours. */
export function byId<Found extends HTMLElement>(id: string): Found {
  const node = document.getElementById(id);
  if (!node) throw new Error(`#${id} is missing`);
  return node as Found;
}
