import { useLayoutEffect, useState, type RefObject } from 'react';

/** Size of the largest letters for which widths in pixels are meant. */
const LETTERS_PX = 15;

/** Width of an element in pixels, fewer with a browser's larger letters; 0 before it is mounted. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => {
      const letters = parseFloat(getComputedStyle(current).fontSize) || LETTERS_PX;
      setWidth(current.clientWidth * Math.min(1, LETTERS_PX / letters));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
