import { useEffect, useState, type ComponentType } from 'react';

/**
 * A control whose code loads on first use. A simple control replaces it until then, or if the code does not load. The
 * simple control stays while it has the focus, so that nothing changes under the client's hands.
 */
export function lateControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  SimpleControl: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LateControl(props) {
    const [Control, setControl] = useState(() => loaded);
    const [hasFocus, setFocus] = useState(false);
    useEffect(() => {
      let isUnmounted = false;
      load().then(
        (code) => {
          loaded = code;
          if (!isUnmounted) setControl(() => code);
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
