import { useEffect, type RefObject } from 'react';
import { frameHeightOf } from '../../../domain/platform/frame-height';

/**
 * Sets the height that a framed page reports, so that it needs no scrollbar. Only messages of this frame count, and
 * the height is limited.
 */
export function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  container: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const handleMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const height = frameHeightOf(data);
      if (height !== undefined) container.current?.style.setProperty('--reported-height', `${height}px`);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, container]);
}
