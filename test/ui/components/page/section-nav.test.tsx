import { screen } from '@testing-library/react';
import { SectionNav } from '../../../../src/ui/components/page/section-nav';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

/** Positions in the window: jsdom has no layout. */
const places: Readonly<Record<string, readonly [left: number, right: number]>> = {
  UL: [0, 300],
  A: [420, 500],
};

afterEach(() => jest.restoreAllMocks());

test('a strip scrolls to its current section, and leaves the page where it is', async () => {
  const scrollPage = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView: scrollPage });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, right] = places[this.tagName] ?? [0, 0];
    return { left, right } as DOMRect;
  });
  await renderPortal(
    <SectionNav
      label="Sections"
      isHorizontal
      current="payouts"
      sections={[{ key: 'payouts', label: 'Payouts', to: '?tab=payouts' }]}
    />,
  );
  expect(screen.getByRole('list').scrollLeft).toBe(200);
  expect(scrollPage).not.toHaveBeenCalled();
});
