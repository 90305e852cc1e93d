/**
 * The theme's colors for a chart inside an element, by the name of the token. A canvas is not reached by the colors that a
 * client forces on pages, so that all of it is then in the forced color of the element's text.
 * @param hasForcedColors true while `(forced-colors: active)` matches.
 */
export function chartColors(element: Element, hasForcedColors: boolean): (name: string) => string {
  const style = getComputedStyle(element);
  if (!hasForcedColors) return (name) => style.getPropertyValue(`--ant-${name}`).trim();
  const color = hexOf(style.color);
  return () => color;
}

/** `rgb(255, 255, 255)` as `#ffffff`, to which a chart adds how much of it is seen. */
function hexOf(color: string): string {
  const parts = color.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
