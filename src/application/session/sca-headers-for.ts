import type { ScaHeaders } from './ports/auth';
import type { Captcha } from './ports/captcha';
import type { SiteStore } from '../site/site-store';

/** What one submit of a form to a Sca call carries beside its body: the site, and the captcha's answer. */
export async function scaHeadersFor(site: SiteStore, captcha: Captcha): Promise<ScaHeaders> {
  const captchaToken = await captcha.token();
  return { siteId: site.domain?.siteId ?? 0, ...(captchaToken === undefined ? {} : { captchaToken }) };
}
