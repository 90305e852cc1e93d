import { useRef } from 'react';
import { deferComponent } from '../defer-component';
import type { FloatingProps } from './floating';
import { withTheme } from '../../theme/with-theme';

/** Loaded after the first paint: no panel is open before. */
export const Floating = deferComponent(
  withTheme(async () => (await import(/* webpackChunkName: "floating" */ './floating')).Floating),
);

interface PopupProps extends Omit<FloatingProps, 'container'> {
  /** Id for the button's `aria-controls`. */
  id: string;
  open: boolean;
}

/** A panel that floats at its button, next to it in the document. */
export function Popup({ id, open, ...rest }: PopupProps) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div id={id} ref={container}>
      {open && <Floating container={container} {...rest} />}
    </div>
  );
}
