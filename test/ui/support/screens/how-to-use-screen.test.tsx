import { screen } from '@testing-library/react';
import { GUIDE_TABS } from '../../../../src/ui/support/screens/guides.table';
import { Screen } from '../../../../src/ui/support/screens/how-to-use-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';

const openGuides = (query: string, options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: `/how-to-use${query}`, ...options });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

// Typed by hand from R2.2 and R2.4: tab, name, target.
const GUIDES = [
  ['technical-views', 'Technical views', '/technicalviews'],
  ['economic-insight', 'Economic insight', '/economicinsight'],
  ['market-buzz', 'Market buzz', '/marketbuzz'],
  ['featured-ideas', 'Featured ideas', '/featuredideas'],
  ['alpha-generation', 'Alpha generation', '/platform'],
] as const;

test('the tabs are those of R2.2', () => {
  expect(GUIDE_TABS).toEqual(GUIDES.map(([tab]) => tab));
});

describe.each(GUIDES)('%s', (tab, name, path) => {
  test('has its purpose, its steps, a described picture and a link to its page', async () => {
    await openGuides(`?tab=${tab}`);
    expect(heading()).toBe(name);
    expect(screen.getByRole('link', { name, current: 'page' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^(A|Three) .{20,}\.$/);
    expect(screen.getByTestId('how-to-use-open').getAttribute('href')).toBe(path);
    expect(screen.getByTestId('screen-how-to-use').textContent).not.toMatch(/howToUse\./);
  });

  test('links to the accounts if the client has no live account', async () => {
    await openGuides(`?tab=${tab}`, { client: { isAnyLiveAccount: false } });
    expect(screen.queryByTestId('how-to-use-open')).toBeNull();
    expect(screen.getByText(/You need a live account/)).toBeTruthy();
    expect(screen.getByTestId('how-to-use-accounts').getAttribute('href')).toBe('/accounts');
  });
});

test.each(['', '?tab=', '?tab=news', '?tab=Market-Buzz'])(
  'address “%s” opens the first guide',
  async (query) => {
    await openGuides(query);
    expect(heading()).toBe('Technical views');
  },
);

test('a click on a tab changes the address', async () => {
  const { user, portal } = await openGuides('');
  await user.click(screen.getByRole('link', { name: 'Featured ideas' }));
  expect(portal.navigation.address).toBe('/how-to-use?tab=featured-ideas');
  expect(heading()).toBe('Featured ideas');
});
