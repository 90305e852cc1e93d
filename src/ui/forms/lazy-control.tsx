import { useEffect, useState, type ComponentType } from 'react';

/**
 * A control whose code loads on first use. A simple control replaces it until then, or if the code does not load. The
 * simple control stays while it has the focus, so that nothing changes under the client's hands.
 */
export function lazyControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  SimpleControl: ComponentType<Props>,
): ComponentType<Props> {
  let loadedControl: ComponentType<Props> | undefined;
  return function LazyControl(props) {
    const [Control, setControl] = useState(() => loadedControl);
    const [hasFocus, setFocus] = useState(false);
    useEffect(() => {
      let isUnmounted = false;
      load().then(
        (component) => {
          loadedControl = component;
          if (!isUnmounted) setControl(() => component);
        },
        () => undefined,
      );
      return () => {
        isUnmounted = true;
      };
    }, []);
    if (Control && !hasFocus) return <Control {...props} />;
    return (
      <div onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
        <SimpleControl {...props} />
      </div>
    );
  };
}
