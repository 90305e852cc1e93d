import { CampaignSlides } from '../../application/ports/campaign-slides';
import { Clock } from '../../application/ports/clock';
import { Navigation } from '../../application/own-ports/navigation';
import { Brought } from '../../application/own-ports/opening';
import { Page } from '../../application/ports/page';
import { Platforms } from '../../application/ports/platforms';
import { LocalStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { BoosterStore } from '../../application/stores/booster-store';
import { CampaignsCarouselStore } from '../../application/stores/campaigns-carousel-store';
import { ClientStore } from '../../application/stores/client-store';
import { CompanyStore } from '../../application/stores/company-store';
import { LanguageStore } from '../../application/stores/language-store';
import { LayoutStore } from '../../application/stores/layout-store';
import { MenuStore } from '../../application/stores/menu-store';
import { PlatformLinksStore } from '../../application/stores/platform-links-store';
import { ReminderStore } from '../../application/stores/reminder-store';
import { SiteStore } from '../../application/stores/site-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpCampaignSlides } from '../../infrastructure/http/http-campaign-slides';
import { HttpPlatforms } from '../../infrastructure/http/http-platforms';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** The account area round its pages: menus, platform links, reminders and the campaign carousel. */
export const feature = defineFeature({
  ports: [overHttp(Platforms, HttpPlatforms), overHttp(CampaignSlides, HttpCampaignSlides)],
  stores: [
    construct(PlatformLinksStore, Platforms, Queries, CompanyStore),
    construct(MenuStore, CompanyStore, ClientStore, PlatformLinksStore, LanguageStore, Brought),
    construct(ReminderStore, LocalStore, Clock, Navigation, ClientStore, CompanyStore, LayoutStore),
    construct(BoosterStore, Platforms),
    construct(CampaignsCarouselStore, CampaignSlides, Queries, Page, SiteStore, CompanyStore),
  ],
  screens: {
    shell: async () => (await import(/* webpackChunkName: "shell" */ '../../ui/shell/shell')).Shell,
  },
});
