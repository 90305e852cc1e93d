import { use, useEffect, useState } from 'react';
import { LayoutStore } from '../../application/kernel/layout-store';
import { useStore } from '../hooks/use-store';
import { CodeContext } from './code-context';

/**
 * Whether the stores and texts of a feature are here: they come once the page has settled, without those of a screen, or
 * not at all. What is needed `now` and is here already is drawn at once; all else after the page that it belongs to.
 */
export function useFeature(key: string, now = false): boolean {
  const { settled } = useStore(LayoutStore);
  const code = use(CodeContext);
  const [here, setHere] = useState(() => now && code.has(key));
  useEffect(() => {
    let gone = false;
    if (!here && (settled || now))
      code.feature(key).then(
        () => gone || setHere(true),
        () => undefined,
      );
    return () => void (gone = true);
  }, [settled, now, here, code, key]);
  return here;
}
