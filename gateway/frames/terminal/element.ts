type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Makes an element with attributes and content, never markup. A boolean attribute is present or absent. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...content);
  return node;
}

/** A figure: it is read from left to right in every language. */
export const figure = (attributes: Attributes = {}, text = ''): HTMLElement =>
  element('bdi', { dir: 'ltr', ...attributes }, text);

/** Replaces an element's text in place, if it is another one. */
export function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

export function setAttribute(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

let lastId = 0;

/** An id for a label or a description. */
export const nextId = (name: string): string => `${name}-${(lastId += 1)}`;

/** The element with this id, which must exist: the page is ours. */
export function byId(id: string): HTMLElement {
  const node = document.getElementById(id);
  if (!node) throw new Error(`#${id} is missing`);
  return node;
}
