import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { afterPaint, whenNotScrolling } from '../../application/kernel/scheduling';
import { watchScrolling } from '../../application/kernel/scrolling';

export interface Deferrable<Props> {
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
export function deferComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): Deferrable<Props> {
  let LazyPart = createLazyPart();
  function createLazyPart() {
    return lazy<ComponentType<Props>>(() => {
      watchScrolling();
      return afterPaint()
        .then(load)
        .then(
          async (part) => {
            await whenNotScrolling();
            // The page around it renders with each moved figure.
            return { default: memo(part) };
          },
          () => {
            LazyPart = createLazyPart();
            return { default: () => null };
          },
        );
    });
  }
  const DeferredComponent = (props: Props) => (
    <Suspense fallback={placeholder}>
      <LazyPart {...props} />
    </Suspense>
  );
  return Object.assign(DeferredComponent, { preload: () => void load().catch(() => undefined) });
}
