import type { ScaHeaders } from '../../application/session/ports/auth';

/** The two headers that Sca calls carry, and no others do (D4). */
export function scaHeaders({ siteId, captchaToken }: ScaHeaders): {
  'X-Site-Id': string;
  'X-Captcha-Token'?: string;
} {
  return {
    'X-Site-Id': String(siteId),
    ...(captchaToken === undefined ? {} : { 'X-Captcha-Token': captchaToken }),
  };
}
