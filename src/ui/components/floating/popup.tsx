import { useRef } from 'react';
import { deferred } from '../deferred';
import type { FloatingProps } from './floating';
import { themed } from '../../theme/themed';

/** Comes after the first paint: nothing floats in it. */
export const Floating = deferred(
  themed(async () => (await import(/* webpackChunkName: "floating" */ './floating')).Floating),
);

interface PopupProps extends Omit<FloatingProps, 'home'> {
  /** What the button's `aria-controls` names. */
  id: string;
  open: boolean;
}

/** A panel that floats at its button, next to it in the document. */
export function Popup({ id, open, ...rest }: PopupProps) {
  const home = useRef<HTMLDivElement>(null);
  return (
    <div id={id} ref={home}>
      {open && <Floating home={home} {...rest} />}
    </div>
  );
}
