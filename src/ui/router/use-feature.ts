import { use, useEffect, useState } from 'react';
import { LayoutStore } from '../../application/kernel/layout-store';
import { useStore } from '../hooks/use-store';
import { CodeContext } from './code-context';

/**
 * Loads the stores and texts of a feature once the page has settled, and returns true when they are loaded.
 * @param now loads them at once. If they are loaded already, the first rendering uses them.
 */
export function useFeature(key: string, now = false): boolean {
  const { isSettled: isSettled } = useStore(LayoutStore);
  const code = use(CodeContext);
  const [isLoaded, setLoaded] = useState(() => now && code.has(key));
  useEffect(() => {
    let isUnmounted = false;
    if (!isLoaded && (isSettled || now))
      code.feature(key).then(
        () => isUnmounted || setLoaded(true),
        () => undefined,
      );
    return () => void (isUnmounted = true);
  }, [isSettled, now, isLoaded, code, key]);
  return isLoaded;
}
