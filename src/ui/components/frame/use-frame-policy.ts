import { useEffect } from 'react';
import { parseAddress } from '../../../domain/kernel/address';

/** Calls back when the page's own content policy refuses to frame an address (`frame-src`). */
export function useFramePolicy(src: string, onRefused: () => void): void {
  useEffect(() => {
    const { origin } = new URL(src);
    const handleViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && parseAddress(blockedURI)?.origin === origin) {
        onRefused();
      }
    };
    document.addEventListener('securitypolicyviolation', handleViolation);
    return () => document.removeEventListener('securitypolicyviolation', handleViolation);
  }, [src, onRefused]);
}
