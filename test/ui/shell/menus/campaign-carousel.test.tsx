import { act, screen } from '@testing-library/react';
import { Frame } from '../../../../src/ui/shell/frame/frame';
import type { BuiltInVariant } from '../../../../src/domain/site/company';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { setPhone } from '../../kit/viewport';

const slide = (id: number) => ({
  id,
  culture: null,
  contentText: `<b>Campaign ${id}</b>`,
  buttonText: 'Join',
  image: `https://pictures.example/${id}.png`,
  url: '/campaigns',
});

/** A phone with the More menu open. */
async function renderMoreMenu(variant: BuiltInVariant, hasFailed = false) {
  setPhone(true);
  window.scrollTo = () => undefined;
  const view = await renderPortal(<Frame>page</Frame>, {
    variant,
    prepare: ({ backend }) => {
      backend.campaignSlides = [slide(1), slide(2), slide(3)];
      if (hasFailed) backend.failNext('campaignSlide', PortalError.unavailable({ status: 503 }));
    },
  });
  await view.user.click(screen.getByTestId('more-button'));
  await act(async () => undefined);
  return view;
}

const carousel = () => screen.queryByTestId('campaign-carousel');

describe('CampaignCarousel', () => {
  test('shows the first two slides as text, one at a time', async () => {
    await renderMoreMenu('international');
    const element = await screen.findByTestId('campaign-carousel');
    const slides = [...element.querySelectorAll('[role="group"]')];
    expect(slides.map((group) => group.textContent)).toEqual([
      '<b>Campaign 1</b>Join',
      '<b>Campaign 2</b>Join',
    ]);
    expect(slides.map((group) => group.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
    expect(slides.filter((group) => group.hasAttribute('inert'))).toHaveLength(1);
    expect(element.querySelector('b')).toBeNull();
    expect(element.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/1.png');
  });

  test('can be paused and resumed', async () => {
    const { user } = await renderMoreMenu('bank');
    await user.click(await screen.findByRole('button', { name: 'Pause the campaigns' }));
    await user.click(screen.getByRole('button', { name: 'Play the campaigns' }));
    expect(screen.getByRole('button', { name: 'Pause the campaigns' })).not.toBeNull();
  });

  test('is hidden while a submenu is open', async () => {
    const { user } = await renderMoreMenu('bank');
    await screen.findByTestId('campaign-carousel');
    await user.click(screen.getByTestId('menu-research'));
    expect(carousel()).toBeNull();
    await user.click(screen.getByTestId('menu-research'));
    expect(carousel()).not.toBeNull();
  });

  test('a link of it closes the menu', async () => {
    const { user, portal } = await renderMoreMenu('international');
    await screen.findByTestId('campaign-carousel');
    await user.click(screen.getAllByRole('link', { name: 'Join' })[0] as Element);
    expect(portal.navigation.address).toBe('/campaigns');
    expect(screen.queryByTestId('more-menu')).toBeNull();
  });

  test.each(['main', 'invest'] as const)('%s does not have one and requests none', async (variant) => {
    const { portal } = await renderMoreMenu(variant);
    expect(carousel()).toBeNull();
    expect(portal.backend.count('campaignSlide')).toBe(0);
  });

  test('is absent after a failure, without a message', async () => {
    await renderMoreMenu('bank', true);
    expect(carousel()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
