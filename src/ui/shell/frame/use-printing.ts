import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { useStore } from '../../hooks/use-store';

/**
 * Prepares the page for paper before the browser lays it out, and restores it afterwards. `beforeprint` comes in time; the
 * media query is for tools that emulate paper.
 */
export function usePrinting(): void {
  const layout = useStore(LayoutStore);
  useEffect(() => {
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
  }, [layout]);
}
