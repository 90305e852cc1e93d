import type { CampaignSlide } from '../../../src/domain/campaigns/campaign-slide';
import { BUILT_IN_VARIANTS } from '../../../src/domain/site/company';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const slide = (id: number, changes: Partial<CampaignSlide> = {}): CampaignSlide => ({
  id,
  culture: null,
  contentText: `Campaign ${id}`,
  buttonText: 'Join',
  image: null,
  url: '/campaigns',
  ...changes,
});

async function openCarousel(slides: readonly CampaignSlide[], options: TestPortalOptions = {}) {
  const portal = createTestPortal({ variant: 'bank', signedIn: true, ...options });
  portal.backend.campaignSlides = slides;
  await portal.start();
  portal.carousel.load();
  await untilSettled();
  return portal;
}

describe('CampaignsCarouselStore', () => {
  test.each(BUILT_IN_VARIANTS)('is for bank and international only (%s)', async (variant) => {
    const { carousel, backend } = await openCarousel([slide(1)], { variant });
    const hasCarousel = variant === 'bank' || variant === 'international';
    expect(backend.count('campaignSlide')).toBe(hasCarousel ? 1 : 0);
    expect(carousel.slides).toHaveLength(hasCarousel ? 1 : 0);
  });

  test('shows the first two', async () => {
    const { carousel } = await openCarousel([slide(1), slide(2), slide(3)]);
    expect(carousel.slides.map(({ contentText }) => contentText)).toEqual(['Campaign 1', 'Campaign 2']);
  });

  test('images and links are validated, and an empty slide is dropped', async () => {
    const { carousel } = await openCarousel(
      [
        slide(1, { contentText: '', image: 'http://plain.example/a.png' }),
        slide(2, { image: 'https://elsewhere.example/a.png', url: 'javascript:alert(1)' }),
        slide(3, { contentText: '', image: 'https://pictures.example/a.png' }),
      ],
      { config: { imageOrigins: ['https://pictures.example'] } },
    );
    expect(carousel.slides).toEqual([
      { contentText: 'Campaign 2', buttonText: 'Join', culture: null, image: null, link: null },
      {
        contentText: '',
        buttonText: 'Join',
        culture: null,
        image: 'https://pictures.example/a.png',
        link: { kind: 'inside', to: '/campaigns' },
      },
    ]);
  });

  test('after a failure there are no slides, and the next visit requests them again', async () => {
    const portal = createTestPortal({ variant: 'bank', signedIn: true });
    portal.backend.campaignSlides = [slide(1)];
    await portal.start();
    portal.backend.failNext('campaignSlide', PortalError.unavailable({ status: 503 }));
    portal.carousel.load();
    await untilSettled();
    expect(portal.carousel.slides).toEqual([]);
    portal.carousel.load();
    await untilSettled();
    expect(portal.carousel.slides).toHaveLength(1);
    portal.carousel.load();
    await untilSettled();
    expect(portal.backend.count('campaignSlide')).toBe(2);
  });
});
