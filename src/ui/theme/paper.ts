import { flushSync } from 'react-dom';
import type { LayoutStore } from '../../application/kernel/layout-store';

/**
 * Prepares the page for paper before the browser lays it out, and restores it afterwards. `beforeprint` is early enough;
 * the media query is for tools that emulate paper. Returns a function that stops it.
 */
export function followPaper(layout: LayoutStore): () => void {
  const { classList } = document.documentElement;
  const paper = window.matchMedia('print');
  let isDark = false;
  const setPrinting = (isPrinting: boolean) => {
    if (isPrinting === layout.isPrinting) return;
    if (isPrinting) isDark = classList.contains('dark');
    if (isDark) classList.toggle('dark', !isPrinting);
    flushSync(() => layout.setPrinting(isPrinting));
  };
  const begin = () => setPrinting(true);
  const end = () => setPrinting(false);
  const follow = () => setPrinting(paper.matches);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  paper.addEventListener('change', follow);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    paper.removeEventListener('change', follow);
    end();
  };
}
