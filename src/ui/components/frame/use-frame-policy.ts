import { useEffect } from 'react';
import { parseAddress } from '../../../domain/kernel/address';

/** Calls back when the page's own content policy refuses to frame an address (`frame-src`). */
export function useFramePolicy(src: string, refused: () => void): void {
  useEffect(() => {
    const { origin } = new URL(src);
    const judge = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && parseAddress(blockedURI)?.origin === origin) {
        refused();
      }
    };
    document.addEventListener('securitypolicyviolation', judge);
    return () => document.removeEventListener('securitypolicyviolation', judge);
  }, [src, refused]);
}
