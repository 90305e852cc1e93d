import type { ScaHeaders } from './ports/auth';
import type { Captcha } from './ports/captcha';
import type { SiteStore } from '../site/site-store';

/** Headers of one submit to a Sca call: the site, and the captcha's answer. */
export async function buildScaHeaders(site: SiteStore, captcha: Captcha): Promise<ScaHeaders> {
  const captchaToken = await captcha.token();
  return { siteId: site.domain?.siteId ?? 0, ...(captchaToken === undefined ? {} : { captchaToken }) };
}
