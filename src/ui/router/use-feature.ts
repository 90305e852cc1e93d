import { use, useEffect, useState } from 'react';
import { LayoutStore } from '../../application/stores/layout-store';
import { useStore } from '../use-store';
import { CodeContext } from './code-context';

/** Whether the stores and texts of a feature are here: they come once the page has settled, without those of a screen, or not at all. */
export function useFeature(key: string, now = false): boolean {
  const { settled } = useStore(LayoutStore);
  const code = use(CodeContext);
  const [here, setHere] = useState(() => code.has(key));
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
