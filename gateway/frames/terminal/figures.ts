import { element, figure, setAttribute, setText } from './element';
import type { Change } from './writer';

const ARROWS = { gain: '▲', loss: '▼', zero: '' } as const;

/** A profit or loss, which `showChange` fills: sign and arrow have the same meaning as the color. */
export const profitFigure = (): HTMLElement => figure({ class: 'change' });

export function showChange(node: HTMLElement, { text, tone }: Change): void {
  if (node.childElementCount === 0)
    node.append(element('span', { class: 'arrow', 'aria-hidden': 'true' }), element('span'));
  const [arrow, amount] = node.children;
  if (arrow) setText(arrow, ARROWS[tone]);
  if (amount) setText(amount, text);
  setAttribute(node, 'class', `change ${tone}`);
}
