type Tag = 'dl' | 'div' | 'dt' | 'dd' | 'i' | 'b' | 'bdi' | 'p' | 'span' | 'strong';

export type ElementMaker = ReturnType<typeof elementMaker>;

/** Makes elements of the skeleton. Parts that are text are written as text, never as markup. */
export const elementMaker =
  (document: Document) =>
  (tag: Tag, className = '', ...parts: (Node | string)[]): HTMLElement => {
    const element = document.createElement(tag);
    if (className !== '') element.className = className;
    element.append(...parts);
    return element;
  };
