import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { unscrolled, watchScrolling } from './scrolling';

/**
 * Resolves once the part's place is painted. A dozen files requested while a page is drawn would hold up what it was
 * opened for (docs/performance.md).
 */
function painted(): Promise<void> {
  watchScrolling();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

export interface DeferredPart<Props> {
  (props: Props): ReactNode;
  /** Gets the code before it is needed. */
  preload(): void;
}

/**
 * A part of a page whose code comes once the page round it is painted, and which is drawn when nothing is being
 * scrolled. Code that can't be loaded breaks nothing else: the part is missing, the page works (F7), and the next time
 * it is shown is another try.
 * @param waiting stands in its place until then.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): DeferredPart<Props> {
  let Part = made();
  function made() {
    return lazy<ComponentType<Props>>(() =>
      painted()
        .then(load)
        .then(
          async (part) => {
            await unscrolled();
            return { default: part };
          },
          () => {
            Part = made();
            return { default: () => null };
          },
        ),
    );
  }
  const Deferred = (props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Deferred, { preload: () => void load().catch(() => undefined) });
}
