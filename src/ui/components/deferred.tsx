import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { afterPaint, whenNotScrolling } from '../../application/kernel/scheduling';
import { watchScrolling } from '../../application/kernel/scrolling';

export interface DeferredPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code early. */
  preload(): void;
}

/**
 * A part of a page whose code loads after the page is painted, and which renders when the client is not scrolling: a
 * dozen requests during the first render would delay the page's main content (docs/performance.md). If its code does
 * not load, only this part is missing (F7); the next mount tries again.
 * @param placeholder is shown until then.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): DeferredPart<Props> {
  let Part = createPart();
  function createPart() {
    return lazy<ComponentType<Props>>(() => {
      watchScrolling();
      return afterPaint()
        .then(load)
        .then(
          async (part) => {
            await whenNotScrolling();
            return { default: part };
          },
          () => {
            Part = createPart();
            return { default: () => null };
          },
        );
    });
  }
  const Deferred = (props: Props) => (
    <Suspense fallback={placeholder}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Deferred, { preload: () => void load().catch(() => undefined) });
}
