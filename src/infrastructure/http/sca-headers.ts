import type { ScaHeaders } from '../../application/ports/auth';

/** The two headers that Sca calls carry, and no others do (decisions 4). */
export function scaHeaders({ siteId, captchaToken }: ScaHeaders): Readonly<Record<string, string>> {
  return {
    'X-Site-Id': String(siteId),
    ...(captchaToken === undefined ? {} : { 'X-Captcha-Token': captchaToken }),
  };
}
