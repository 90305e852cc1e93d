import { ContainerModule } from 'inversify';
import { Auth } from '../../application/ports/auth';
import { CampaignSlides } from '../../application/ports/campaign-slides';
import { Captcha, CaptchaProviders } from '../../application/ports/captcha';
import { Clients } from '../../application/ports/clients';
import { Clipboard } from '../../application/ports/clipboard';
import { Clock } from '../../application/ports/clock';
import { ConfigSource } from '../../application/ports/config-source';
import { Gateway } from '../../application/ports/gateway';
import { Languages } from '../../application/ports/languages';
import { Navigation } from '../../application/ports/navigation';
import { Page } from '../../application/ports/page';
import { Platforms } from '../../application/ports/platforms';
import { SessionVault } from '../../application/ports/session-vault';
import { Sites } from '../../application/ports/sites';
import { LocalStore, TabStore } from '../../application/ports/storage';
import { Texts } from '../../application/ports/texts';
import { Translator } from '../../application/ports/translator';
import { BrowserClipboard } from '../browser/browser-clipboard';
import { BrowserPage } from '../browser/browser-page';
import type { RouterNavigation } from '../browser/router-navigation';
import { SystemClock } from '../browser/system-clock';
import { ConfiguredCaptcha } from '../captcha/captcha-providers';
import { HttpAuth } from '../http/http-auth';
import { HttpCampaignSlides } from '../http/http-campaign-slides';
import { HttpClient } from '../http/http-client';
import { HttpClients } from '../http/http-clients';
import { HttpConfigSource } from '../http/http-config-source';
import { HttpLanguages } from '../http/http-languages';
import { HttpPlatforms } from '../http/http-platforms';
import { HttpSites } from '../http/http-sites';
import { HttpTexts } from '../http/http-texts';
import type { I18nextTranslator } from '../i18n/i18next-translator';
import { WebSessionVault } from '../storage/web-session-vault';
import { WebStore } from '../storage/web-store';
import { id } from './token';

/** What the composition makes itself, since others than stores need it too. */
export interface SharedAdapters {
  http: HttpClient;
  navigation: RouterNavigation;
  translator: I18nextTranslator;
}

/** The real adapters that every page needs: HTTP, the browser, i18next. A screen's own lie in `screens/`. */
export function adaptersModule({ http, navigation, translator }: SharedAdapters): ContainerModule {
  const captcha = new ConfiguredCaptcha({
    altcha: async () => new (await import('../captcha/altcha-captcha')).AltchaCaptcha(http),
    turnstile: (siteKey) => widgetCaptcha('TURNSTILE', siteKey),
    recaptcha: (siteKey) => widgetCaptcha('RECAPTCHA', siteKey),
  });
  return new ContainerModule(({ bind }) => {
    bind(HttpClient).toConstantValue(http);
    bind(id(Gateway)).toConstantValue(http);
    bind(id(Auth)).toConstantValue(new HttpAuth(http));
    bind(id(Clients)).toConstantValue(new HttpClients(http));
    bind(id(Sites)).toConstantValue(new HttpSites(http));
    bind(id(Texts)).toConstantValue(new HttpTexts(http));
    bind(id(Languages)).toConstantValue(new HttpLanguages(http));
    bind(id(Platforms)).toConstantValue(new HttpPlatforms(http));
    bind(id(CampaignSlides)).toConstantValue(new HttpCampaignSlides(http));
    bind(id(ConfigSource)).toConstantValue(new HttpConfigSource(http));
    bind(id(Captcha)).toConstantValue(captcha);
    bind(id(CaptchaProviders)).toConstantValue(captcha);
    bind(id(SessionVault)).toConstantValue(new WebSessionVault(() => window.localStorage));
    bind(id(LocalStore)).toConstantValue(new WebStore(() => window.localStorage));
    bind(id(TabStore)).toConstantValue(new WebStore(() => window.sessionStorage));
    bind(id(Clock)).toConstantValue(new SystemClock());
    bind(id(Page)).toConstantValue(new BrowserPage());
    bind(id(Clipboard)).toConstantValue(new BrowserClipboard());
    bind(id(Navigation)).toConstantValue(navigation);
    bind(id(Translator)).toConstantValue(translator);
  });
}

/** Code of a provider that is not configured is never loaded. */
async function widgetCaptcha(name: 'TURNSTILE' | 'RECAPTCHA', siteKey: string): Promise<Captcha> {
  const [{ WidgetCaptcha }, providers] = await Promise.all([
    import(/* webpackChunkName: "widget-captcha" */ '../captcha/widget-captcha'),
    import(/* webpackChunkName: "widget-captcha" */ '../captcha/widget-providers'),
  ]);
  return new WidgetCaptcha(providers[name], siteKey);
}
