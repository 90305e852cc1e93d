import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part of the shell whose code comes when it is first needed. Code that does not come takes nothing else with it:
 * the part is missing, the page works (quality F7).
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
  return function Deferred(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
