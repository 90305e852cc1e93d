import {
  bind,
  type CampaignSlide,
  CampaignSlides,
  type Culture,
  News,
  type NewsItem,
  type NewsList,
  type RegionPopup,
  RegionPopups,
  Research,
  type ResearchPageKey,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { Editorial, isRecord, listOf, textOf } from './editorial';
import { Editors } from './editors';
import { replaces, runner, signedIn } from './trial';

/*
 * What Acme's editors write, which comes from a system of their own.
 */

const PAGE_SIZE = 2;

/** News of Acme's editors. */
export class EditorialNews implements News {
  readonly #editorial: Editorial;

  constructor(editorial: Editorial) {
    this.#editorial = editorial;
  }

  async list(culture: Culture, cursor: string, signal?: AbortSignal): Promise<NewsList> {
    const first = Number(cursor);
    const written = await this.#editorial.get('news', listOf(newsItem), signal);
    const readable = written.filter(({ language }) =>
      [culture.slice(0, 2), 'en'].includes(language?.slice(0, 2) ?? 'en'),
    );
    const next = first + PAGE_SIZE;
    return {
      items: readable.slice(first, next),
      next: next < readable.length ? String(next) : null,
      asOf: Date.now(),
    };
  }
}

function newsItem(sent: unknown): NewsItem | undefined {
  if (!isRecord(sent) || typeof sent['id'] !== 'number') return undefined;
  return {
    id: sent['id'],
    title: textOf(sent['title']) ?? '',
    summary: textOf(sent['summary']),
    source: 'Acme',
    publishedAt: textOf(sent['publishedAt']),
    category: null,
    instruments: [],
    language: textOf(sent['language']),
  };
}

/** The carousel, in the order in which the editors put it. */
export class EditorialSlides implements CampaignSlides {
  readonly #editorial: Editorial;

  constructor(editorial: Editorial) {
    this.#editorial = editorial;
  }

  list(signal?: AbortSignal): Promise<readonly CampaignSlide[]> {
    return this.#editorial.get('slides', listOf(slide), signal);
  }
}

function slide(sent: unknown): CampaignSlide | undefined {
  if (!isRecord(sent) || typeof sent['id'] !== 'number') return undefined;
  return {
    id: sent['id'],
    culture: null,
    contentText: textOf(sent['text']) ?? '',
    buttonText: textOf(sent['button']) ?? '',
    image: null,
    url: '/campaigns',
  };
}

/** The announcement of the day. */
export class EditorialPopups implements RegionPopups {
  readonly #editorial: Editorial;

  constructor(editorial: Editorial) {
    this.#editorial = editorial;
  }

  async current(signal?: AbortSignal): Promise<RegionPopup | null> {
    const [popup] = await this.#editorial.get('announcements', listOf(announcement), signal);
    return popup ?? null;
  }
}

function announcement(sent: unknown): RegionPopup | undefined {
  if (!isRecord(sent) || typeof sent['id'] !== 'number') return undefined;
  return {
    id: sent['id'],
    culture: null,
    title: textOf(sent['title']) ?? '',
    contentText: textOf(sent['text']) ?? '',
    buttonText: textOf(sent['button']) ?? '',
    url: null,
  };
}

/** Acme's own research, a page for each kind. */
export class EditorialResearch implements Research {
  readonly #editorial: Editorial;

  constructor(editorial: Editorial) {
    this.#editorial = editorial;
  }

  async address(page: ResearchPageKey, culture: Culture, signal?: AbortSignal): Promise<string | null> {
    const pages = await this.#editorial.get('research', listOf(researchPage), signal);
    const found = pages.find(({ key }) => key === page);
    return found ? `${found.address}?culture=${culture}` : null;
  }
}

function researchPage(sent: unknown): { key: string; address: string } | undefined {
  if (!isRecord(sent)) return undefined;
  const [key, address] = [textOf(sent['key']), textOf(sent['address'])];
  return key !== null && address !== null ? { key, address } : undefined;
}

const editorial = () => new Editorial(new Editors().fetch);

/** A world with a system behind it that can fail. */
async function editorialWorld() {
  const editors = new Editors();
  const editorial = new Editorial(editors.fetch);
  const empty = async () => {
    editors.write({ ...editors.lists, slides: [], announcements: [] });
    return 'a-reader';
  };
  const full = async () => {
    editors.reset();
    return 'another-reader';
  };
  return kit.makeFakeWorld({
    bindings: [
      bind(News, () => new EditorialNews(editorial)),
      bind(CampaignSlides, () => new EditorialSlides(editorial)),
      bind(RegionPopups, () => new EditorialPopups(editorial)),
      bind(Research, () => new EditorialResearch(editorial)),
    ],
    announced: { popup: 'Closed on Monday', slides: ['Copy a strategy', 'Bring a friend'] },
    sessionToken: empty,
    audienceToken: full,
    failNext: async (_, fault) => editors.failNext(fault),
  });
}
const withFaults: kit.Capabilities = { sessions: false };

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(News, () => new EditorialNews(editorial()), {
    stock: kit.FakeNews.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(News).list('en-US', ''),
  });
  replaces(CampaignSlides, () => new EditorialSlides(editorial()), {
    stock: kit.FakeCampaignSlides.prototype,
    options: { ...signedIn, variant: 'bank' },
    ask: (portal) => portal.carousel.load(),
  });
  replaces(RegionPopups, () => new EditorialPopups(editorial()), {
    stock: kit.FakeRegionPopups.prototype,
    options: signedIn,
    ask: (portal) => portal.regionPopup.load(),
  });
  replaces(Research, () => new EditorialResearch(editorial()), {
    stock: kit.FakeResearch.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Research).address('av_ideas', 'en-US'),
  });
  kit.describeNewsContract(runner, 'Editorial', editorialWorld, withFaults);
  kit.describeCampaignSlidesContract(runner, 'Editorial', editorialWorld, withFaults);
  kit.describeRegionPopupsContract(runner, 'Editorial', editorialWorld, withFaults);
  kit.describeResearchContract(runner, 'Editorial', editorialWorld, withFaults);
}
