import { FastColor } from '@ant-design/fast-color';

/**
 * Stands for two modules of Ant Design's colour picker, of which a button needs one question: whether black
 * or white text can be read on a colour.
 */
export class AggregationColor {
  readonly color: FastColor;

  constructor(color: string) {
    this.color = new FastColor(color);
  }
}

/** Whether a colour, seen on `background`, is so light that text on it must be dark. */
export function isBright({ color }: AggregationColor, background: string): boolean {
  return color.onBackground(background).isLight();
}
