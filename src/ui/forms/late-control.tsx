import { useEffect, useState, type ComponentType } from 'react';

/**
 * A control whose code comes when it is first needed. Until then, and where it can't be loaded, a simpler one takes the
 * answer; while that has the focus it stays: nothing is replaced while the client uses it.
 */
export function lateControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Simple: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LateControl(props) {
    const [Control, setControl] = useState(() => loaded);
    const [hasFocus, setFocus] = useState(false);
    useEffect(() => {
      let isGone = false;
      load().then(
        (code) => {
          loaded = code;
          if (!isGone) setControl(() => code);
        },
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (Control && !hasFocus) return <Control {...props} />;
    return (
      <div onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
        <Simple {...props} />
      </div>
    );
  };
}
