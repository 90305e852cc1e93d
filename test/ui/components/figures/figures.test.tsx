import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Amount } from '../../../../src/ui/components/figures/amount';
import { Login } from '../../../../src/ui/components/figures/login';
import { MarginLevel } from '../../../../src/ui/components/figures/margin-level';
import { Profit } from '../../../../src/ui/components/figures/profit';
import { Time } from '../../../../src/ui/components/figures/time';
import { Verbatim } from '../../../../src/ui/components/text/verbatim';
import { NumberCell } from '../../../../src/ui/forms/books/cells';
import { I18nextTranslator } from '../../../../src/infrastructure/language/i18next-translator';
import { CultureContext } from '../../../../src/ui/i18n/culture-context';
import type { Culture } from '../../../../src/domain/culture/cultures.table';
import { ENGLISH } from '../../../../src/testkit/language/english';
import { TextsProvider } from '../../../../src/ui/i18n/texts';

function renderFigure(view: ReactElement, culture: Culture = 'en-US') {
  const translator = new I18nextTranslator();
  translator.use('en', ENGLISH, ENGLISH);
  return render(
    <TextsProvider engine={translator.engine}>
      <CultureContext value={culture}>{view}</CultureContext>
    </TextsProvider>,
  );
}

function textOf(view: ReactElement, culture?: Culture): string {
  const { container, unmount } = renderFigure(view, culture);
  const text = container.textContent;
  unmount();
  return text;
}

describe('a page translator', () => {
  /** The text that a translator may change. */
  function translatableText(view: ReactElement): string {
    const { container, unmount } = renderFigure(view);
    const copy = container.cloneNode(true) as HTMLElement;
    unmount();
    for (const element of copy.querySelectorAll('[translate="no"]')) element.remove();
    return copy.textContent;
  }

  test.each<[string, ReactElement, string]>([
    ['an amount', <Amount value="10.00" currency="USD" />, ''],
    ['a gain', <Profit value="10.00" currency="USD" />, 'gain '],
    ['a change of zero', <Profit value="0.00" currency="USD" />, ''],
    ['a part of a sum', <Profit value="10.00" currency="USD" partial />, ''],
    ['a margin level', <MarginLevel value="512.00" health="fine" />, ''],
    ['a login', <Login login={50128841} />, ''],
    ['a price', <NumberCell value="1.08412" />, ''],
    ['a code', <Verbatim as="code">ABCD-1234</Verbatim>, ''],
  ])('leaves %s as it is', (_, view, translatable) => {
    expect(translatableText(view)).toBe(translatable);
  });
});

describe('Amount', () => {
  test.each([
    ['24722.52', 'USD', 'en-US', 'USD 24,722.52'],
    ['24722.5', 'USD', 'en-US', 'USD 24,722.50'],
    ['1258400.00', 'JPY', 'en-US', 'JPY 1,258,400'],
    ['1.2', 'KWD', 'en-US', 'KWD 1.200'],
    ['10250.40', 'EUR', 'de-DE', 'EUR 10.250,40'],
    ['10250.40', 'INR', 'hi-IN', 'INR 10,250.40'],
    ['48212.64', 'USD', 'ur-PK', 'USD 48,212.64'],
    ['-100.00', 'USD', 'en-US', 'USD \u2212100.00'],
    ['-0.001', 'USD', 'en-US', 'USD 0.00'],
    ['0.00000012', 'USDT', 'en-US', 'USDT 0.00000012'],
  ] as const)('%s %s in %s', (value, currency, culture, expected) => {
    expect(textOf(<Amount value={value} currency={currency} />, culture)).toBe(expected);
  });

  test('is a dash with a label for screen readers if there is no value', () => {
    expect(textOf(<Amount value={null} currency="USD" />)).toBe('—no figure');
  });

  test('stays left to right inside other text', () => {
    renderFigure(<Amount value="1.00" currency="USD" />);
    const figure = screen.getByText(/1\.00/);
    expect([figure.tagName, figure.dir]).toEqual(['BDI', 'ltr']);
  });
});

describe('Profit', () => {
  test.each([
    ['412.30', 'gain +412.30'],
    ['-872.35', 'loss \u2212872.35'],
    ['0.00', '0.00'],
    ['-0.004', '0.00'],
    ['0', '0.00'],
  ])('%s', (value, expected) => {
    expect(textOf(<Profit value={value} currency="USD" />)).toBe(expected);
  });

  test('has an arrow only with a sign', () => {
    expect(renderFigure(<Profit value="1" currency="USD" />).container.querySelector('svg')).not.toBeNull();
    expect(renderFigure(<Profit value="0" currency="USD" />).container.querySelector('svg')).toBeNull();
  });
});

describe('MarginLevel', () => {
  test('is a percentage with two decimals, and a bar that never overflows', () => {
    const { container } = renderFigure(<MarginLevel value="1454.24" health="fine" />);
    expect(container.textContent).toBe('1,454.24%');
    expect(container.querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe('100%');
  });

  test('is a dash if no margin is used', () => {
    expect(textOf(<MarginLevel value={null} health="none" />)).toContain('—');
  });
});

describe('Time', () => {
  test('is exact, in the culture’s order and with 24 hours', () => {
    const instant = Date.UTC(2026, 10, 20, 14, 32, 7);
    const local = new Date(instant);
    const clock = [local.getHours(), local.getMinutes(), local.getSeconds()]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
    const { container } = renderFigure(<Time instant={instant} style="asOf" />);
    expect(container.textContent).toContain(clock);
    expect(container.querySelector('time')?.dateTime).toBe('2026-11-20T14:32:07.000Z');
    expect(textOf(<Time instant={instant} style="day" />, 'de-DE')).toMatch(/20\. Nov\.? 2026/);
  });
});
