import type { TagManager } from '../../application/marketing/ports/tag-manager';
import { tagManagerUrl } from '../../domain/marketing/tag-manager';
import { loadScript } from '../browser/load-script';

/** Google Tag Manager. The portal writes only the start time into its data layer (T1). */
export class GoogleTagManager implements TagManager {
  load(id: string): void {
    const page = window as unknown as { dataLayer?: object[] };
    (page.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(tagManagerUrl(id)).catch(() => undefined);
  }
}
