import { use, useEffect, useState } from 'react';
import { LayoutStore } from '../../application/kernel/layout-store';
import { useStore } from '../hooks/use-store';
import { CodeContext } from './code-context';

/**
 * Loads the stores and texts of a feature once the page has settled, and returns true when they are loaded.
 * @param isImmediate loads them at once. If they are loaded already, the first rendering uses them.
 */
export function useFeature(key: string, isImmediate = false): boolean {
  const { isSettled } = useStore(LayoutStore);
  const code = use(CodeContext);
  const [isLoaded, setLoaded] = useState(() => isImmediate && code.has(key));
  useEffect(() => {
    let isUnmounted = false;
    if (!isLoaded && (isSettled || isImmediate))
      code.feature(key).then(
        () => isUnmounted || setLoaded(true),
        () => undefined,
      );
    return () => void (isUnmounted = true);
  }, [isSettled, isImmediate, isLoaded, code, key]);
  return isLoaded;
}
