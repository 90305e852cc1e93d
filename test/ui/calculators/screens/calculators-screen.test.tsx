import { screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/calculators/screens/calculators-screen';
import { choose } from '../../kit/choose';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';

const openCalculator = (calculator?: string, options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, {
    address: calculator ? `/calculators?calculator=${calculator}` : '/calculators',
    ...options,
  });

const valueOf = (input: HTMLElement) => (input as HTMLInputElement).value;
const descriptionOf = (input: HTMLElement) =>
  input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim())
    .join(' ');
// Looking up roles is slow on a page with hundreds of options.
const alert = () => document.querySelector('[role="alert"]')?.textContent;
const answer = () => within(screen.getByTestId('calculator-answer'));
const result = () => screen.getByTestId('calculator-result').textContent;
const formula = () => screen.getByTestId('calculator-working').textContent?.replaceAll(/\s+/g, ' ');

describe('the calculators', () => {
  test('a link restores a calculator with its account’s terminal, and can be copied again', async () => {
    const { user, portal } = await openCalculator(undefined, {
      address: '/calculators?calculator=margin&symbol=EURUSD&lots=2&account=5512098&accountCurrency=USD',
    });
    expect(result()).toBe('USD 2,179.24');
    const trade = await screen.findByTestId('calculator-trade');
    expect(trade.getAttribute('href')).toBe('/webterminal5?login=5512098');
    await user.click(screen.getByTestId('calculator-link'));
    const { searchParams } = new URL(portal.clipboard.text);
    expect(Object.fromEntries(searchParams)).toEqual({
      calculator: 'margin',
      symbol: 'EURUSD',
      lots: '2',
      accountCurrency: 'USD',
      account: '5512098',
    });
    await user.click(trade);
    expect(portal.navigation.address).toBe('/webterminal5?login=5512098');
  });

  test('the pip value is first, and each calculator has its own address', async () => {
    const { user } = await openCalculator();
    expect(screen.getByTestId('screen-calculators')).toBeTruthy();
    expect(screen.getByText('Pip value', { selector: 'a' }).getAttribute('aria-current')).toBe('page');
    expect(result()).toBe('USD 10.00');
    await user.click(screen.getByText('Margin', { selector: 'a' }));
    expect(screen.getByText('Margin', { selector: 'h2' })).toBeTruthy();
    expect(result()).toBe('USD 1,089.62');
  });

  test('a result has its formula with numbers, and source and time of the rate', async () => {
    const { user } = await openCalculator('pip-value');
    await choose(user, 'Account currency', 'EUR');
    expect(result()).toBe('EUR 9.18');
    expect(formula()).toBe('1 lots×100,000 units per lot×0.0001 pip÷1.08962 1 EUR in USD≈9.18 EUR pip value');
    const sources = within(screen.getByLabelText('Sources of the figures'));
    expect(sources.getByText('1 EUR = 1.08962 USD')).toBeTruthy();
    expect(sources.getAllByText(/Test prices/).length).toBe(2);
    expect(sources.getAllByText(/Nov 19, 2026|Nov 20, 2026/).length).toBeGreaterThan(0);
  });

  test('a missing rate can be typed', async () => {
    const { user } = await openCalculator('pip-value');
    await choose(user, 'Account currency', 'ZAR');
    expect(screen.queryByTestId('calculator-result')).toBeNull();
    expect(answer().getByText('Rate')).toBeTruthy();
    const rate = screen.getByLabelText('Your own rate');
    expect(descriptionOf(rate)).toBe('There is no rate from USD to ZAR. Enter one to continue.');
    await user.type(rate, '18.4');
    expect(result()).toBe('ZAR 184.00');
    expect(answer().getByText('Your own rate')).toBeTruthy();
  });

  test('the rate can be replaced by the client’s own and restored', async () => {
    const { user } = await openCalculator('converter');
    await user.click(screen.getByRole('button', { name: 'Use my own rate' }));
    await user.type(screen.getByLabelText('Your own rate'), '0.7942');
    expect(result()).toBe('EUR 79.42');
    await user.click(screen.getByRole('button', { name: 'Use the current rate' }));
    expect(result()).toBe('EUR 91.78');
    await user.click(screen.getByRole('button', { name: 'Reverse currencies' }));
    expect(result()).toBe('USD 108.96');
  });

  test.each([
    ['1x', '“1x” is not a number. Write it like 0.5.'],
    ['0', 'Enter a number above 0.'],
    ['200000', 'Enter at most 100,000.'],
  ])('%p is refused with a reason', async (input, sentence) => {
    const { user } = await openCalculator('margin');
    const lots = screen.getByLabelText('Lots');
    await user.clear(lots);
    expect(alert()).toContain('Enter a number.');
    await user.type(lots, input);
    expect(lots.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(lots)).toBe(sentence);
    expect(valueOf(lots)).toBe(input);
    expect(screen.queryByTestId('calculator-result')).toBeNull();
    expect(answer().getByText('Lots')).toBeTruthy();
  });

  test('a profit is called a gain or a loss', async () => {
    const { user } = await openCalculator('profit');
    expect(answer().getByText('Exit price')).toBeTruthy();
    await user.type(screen.getByLabelText('Exit price'), '1.09062');
    expect(result()).toBe('USD 100.00');
    expect(answer().getByText('A gain.')).toBeTruthy();
    await user.click(within(screen.getByRole('group', { name: 'Direction' })).getByLabelText('Sell'));
    expect(result()).toBe('USD \u2212100.00');
    expect(answer().getByText('A loss.')).toBeTruthy();
  });

  test('swap counts the triple night three times', async () => {
    const { user } = await openCalculator('swap-points');
    expect(result()).toBe('USD \u22126.82');
    await choose(user, 'First night', 'Wednesday');
    expect(result()).toBe('USD \u221220.46');
    expect(answer().getByText(/Swap applies to 3 nights/)).toBeTruthy();
    await user.clear(screen.getByLabelText('Nights'));
    await user.type(screen.getByLabelText('Nights'), '1400');
    expect(answer().getByText(/Swap applies to 1,960 nights/)).toBeTruthy();
  });

  test('a position size is rounded down, and a risk that is too small is explained', async () => {
    const { user } = await openCalculator('position-size');
    expect(result()).toBe('1.00');
    expect(answer().getByText(/Rounded down to steps of 0.01 lots/)).toBeTruthy();
    await user.clear(screen.getByLabelText('Balance'));
    await user.type(screen.getByLabelText('Balance'), '1');
    expect(result()).toBe('0.00');
    expect(answer().getByText(/would exceed this risk/)).toBeTruthy();
  });

  test('a price that was overridden can be restored', async () => {
    const { user } = await openCalculator('margin');
    const price = screen.getByLabelText('Price');
    await user.clear(price);
    await user.type(price, '1.10');
    expect(result()).toBe('USD 1,100.00');
    await user.click(screen.getByRole('button', { name: 'Use 1.08962 again' }));
    expect(valueOf(price)).toBe('1.08962');
  });

  test('numbers are written and read in the client’s culture', async () => {
    const { user } = await openCalculator('margin', { storedValues: { language: 'de-DE' } });
    expect(valueOf(screen.getByTestId('calculator-price'))).toBe('1,08962');
    const lots = screen.getByTestId('calculator-lots');
    await user.clear(lots);
    await user.type(lots, '1,5');
    expect(result()).toBe('USD 1.634,43');
    await user.clear(screen.getByTestId('calculator-price'));
    await user.type(screen.getByTestId('calculator-price'), '150.123');
    expect(alert()).toContain('Do you mean \u2066150,123\u2069 oder \u2066150123\u2069?');
  });
});

describe('prices and rates', () => {
  test('are reported with Retry if they fail to load', async () => {
    const { user } = await openCalculator('margin', {
      prepare: ({ backend }) =>
        backend.failNext('instruments', PortalError.refused([ERROR_CODE.notFound], 404)),
    });
    expect(alert()).toContain('Prices and rates did not load');
    await user.click(screen.getByTestId('retry'));
    expect(await screen.findByTestId('calculator-result')).toBeTruthy();
  });

  test('stay, marked as old, if a refresh fails', async () => {
    const { user, portal } = await openCalculator('margin');
    portal.backend.failNext('instruments', PortalError.unavailable({ status: 503 }));
    await user.click(screen.getByTestId('calculators-refresh'));
    expect(
      await screen.findByText('The latest prices did not load. These are the last ones received.'),
    ).toBeTruthy();
    expect(result()).toBe('USD 1,089.62');
  });

  test('have a message if the gateway has no symbols', async () => {
    await openCalculator('margin', {
      prepare: ({ backend }) => (backend.marketData = { instruments: [], rates: [] }),
    });
    expect(screen.getByText(/No symbols are available/)).toBeTruthy();
  });
});
