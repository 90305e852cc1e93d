import { CampaignSlides } from '../../../application/campaigns/ports/campaign-slides';
import { Clock } from '../../../application/kernel/ports/clock';
import { Navigation } from '../../../application/kernel/core-ports/navigation';
import { ExtensionContributions } from '../../../application/access/core-ports/extension-contributions';
import { Page } from '../../../application/kernel/ports/page';
import { Platforms } from '../../../application/platform/ports/platforms';
import { LocalStore } from '../../../application/kernel/ports/storage';
import { Queries } from '../../../application/remote/queries';
import { BoosterStore } from '../../../application/platform/booster-store';
import { CampaignsCarouselStore } from '../../../application/campaigns/campaigns-carousel-store';
import { ClientStore } from '../../../application/client/client-store';
import { CompanyStore } from '../../../application/session/company-store';
import { LanguageStore } from '../../../application/language/language-store';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { MenuStore } from '../../../application/access/menu-store';
import { PlatformLinksStore } from '../../../application/platform/platform-links-store';
import { ReminderStore } from '../../../application/reminder/reminder-store';
import { SiteStore } from '../../../application/site/site-store';
import { construct } from '../../../infrastructure/di/binding';
import { HttpCampaignSlides } from '../../../infrastructure/campaigns/http-campaign-slides';
import { HttpPlatforms } from '../../../infrastructure/platform/http-platforms';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The frame of the account area: menus, platform links, reminders and the campaign carousel. */
export const feature = defineFeature({
  row: { chunk: 'shell' },
  ports: [overHttp(Platforms, HttpPlatforms), overHttp(CampaignSlides, HttpCampaignSlides)],
  stores: [
    construct(PlatformLinksStore, Platforms, Queries, CompanyStore),
    construct(
      MenuStore,
      CompanyStore,
      ClientStore,
      PlatformLinksStore,
      LanguageStore,
      ExtensionContributions,
    ),
    construct(ReminderStore, LocalStore, Clock, Navigation, ClientStore, CompanyStore, LayoutStore),
    construct(BoosterStore, Platforms),
    construct(CampaignsCarouselStore, CampaignSlides, Queries, Page, SiteStore, CompanyStore),
  ],
  screens: {
    shell: async () => (await import(/* webpackChunkName: "shell" */ '../../../ui/shell/frame/shell')).Shell,
  },
});
