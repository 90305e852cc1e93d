import { element, nextId, setAttribute, setText } from './element';

interface TabOptions<Name extends string> {
  readonly label: string;
  readonly className: string;
  readonly names: Readonly<Record<Name, string>>;
  /** The ids of the panels that the tabs show. */
  readonly panels: Readonly<Record<Name, string>>;
  readonly onSelect: (name: Name) => void;
}

export interface Tabs<Name extends string> {
  readonly node: HTMLElement;
  /** Marks the chosen tab, and writes the number of entries beside names that have some. */
  show(chosenName: Name, counts: Readonly<Partial<Record<Name, number | undefined>>>): void;
}

/** A row of tabs; arrow keys move between them. */
export function tabs<Name extends string>({
  className,
  label,
  names,
  onSelect,
  panels,
}: TabOptions<Name>): Tabs<Name> {
  const items = (Object.keys(names) as Name[]).map((name) => {
    const count = element('small');
    const button = element(
      'button',
      { type: 'button', role: 'tab', id: nextId(`tab-${name}`), 'aria-controls': panels[name] },
      element('span', {}, names[name]),
      count,
    );
    button.addEventListener('click', () => onSelect(name));
    return { name, button, count };
  });
  const node = element(
    'div',
    { role: 'tablist', 'aria-label': label, class: `tabs ${className}` },
    ...items.map(({ button }) => button),
  );
  node.addEventListener('keydown', ({ key }) => {
    const isMirrored = document.documentElement.dir === 'rtl';
    const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[key];
    const index = items.findIndex(({ button }) => button === document.activeElement);
    const next = step === undefined ? undefined : items[(index + step + items.length) % items.length];
    if (!next) return;
    onSelect(next.name);
    next.button.focus();
  });
  return {
    node,
    show(chosenName, counts) {
      for (const { button, count, name } of items) {
        const isChosen = name === chosenName;
        setAttribute(button, 'aria-selected', String(isChosen));
        setAttribute(button, 'tabindex', isChosen ? '0' : '-1');
        const number = counts[name];
        setText(count, number ? String(number) : '');
      }
    },
  };
}
