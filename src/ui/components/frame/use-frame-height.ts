import { useEffect, type RefObject } from 'react';
import { frameHeightOf } from '../../../domain/platform/frame-height';

/**
 * A framed page may say how high it is; then it needs no scrollbar of its own. Only messages of the frame itself count, and
 * what it says is a number of pixels within bounds.
 */
export function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  box: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const height = frameHeightOf(data);
      if (height !== undefined) box.current?.style.setProperty('--told-height', `${height}px`);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, box]);
}
