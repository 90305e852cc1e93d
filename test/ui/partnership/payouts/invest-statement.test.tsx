import { screen, within } from '@testing-library/react';
import { PartnerPayouts } from '../../../../src/application/partnership/ports/partner-payouts';
import type { PartnerStatement } from '../../../../src/domain/partnership/payout';
import { FakePartnerPayouts } from '../../../../src/testkit/partnership/fake-partner-payouts';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { PartnershipInvest } from '../../../../src/ui/partnership/screens/partnership-screens';
import { savedFile } from '../../kit/saved-file';

/** Money with the decimals of the ledger, though a partner is paid whole rupiah. */
const STATEMENT: PartnerStatement = {
  number: '2026-11-IDR',
  month: '2026-11',
  currency: 'IDR',
  opening: '25000.00',
  lines: [{ scheme: 'lot', level: 1, count: 18, amount: '562500.00' }],
  clawbacks: '-31250.00',
  payouts: [{ at: '2026-11-05T00:00:41.000Z', amount: '506250.00', login: 70_108_820, asset: null }],
  closing: '50000.00',
  asOf: '2026-11-28T09:00:00.000Z',
};

async function open() {
  const view = await renderPortal(<PartnershipInvest />, {
    variant: 'invest',
    address: '/partnership',
    prepare: ({ owner, resolve }) => {
      const { commission, nextPayout } = owner.partnership;
      owner.partnership = {
        ...owner.partnership,
        currency: 'IDR',
        commission: commission.map((row) => ({ ...row, currency: 'IDR' })),
        nextPayout: nextPayout && { ...nextPayout, currency: 'IDR' },
      };
      const payouts: object = resolve(PartnerPayouts);
      if (payouts instanceof FakePartnerPayouts) payouts.figures = STATEMENT;
    },
  });
  const section = await screen.findByTestId('partnership-statement');
  await within(section).findByText('Closing balance');
  return { ...view, section };
}

test('invest’s statement is in whole rupiah on screen', async () => {
  const { section } = await open();
  const rows = [...section.querySelectorAll('dl > div')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Opening balanceIDR 25,000',
    'Level 1, approved rewards: 18IDR 562,500',
    'Taken backIDR −31,250',
    'Paid into account 70108820IDR −506,250',
    'Closing balanceIDR 50,000',
  ]);
});

test('what is printed are the same lines, without what only a screen can use', async () => {
  const { section, user } = await open();
  const lines = section.querySelector('dl');
  expect(lines?.closest('[data-paper="off"]')).toBeNull();
  expect(section.querySelectorAll('[data-paper="off"] dl')).toHaveLength(0);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(within(section).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(lines?.textContent).not.toMatch(/\d\.\d/);
});

test('the file has whole rupiah, as a spreadsheet adds them up', async () => {
  const { section, user } = await open();
  const { name, text } = await savedFile(() => user.click(within(section).getByTestId('partnership-csv')));
  expect(name).toBe('2026-11-IDR.csv');
  const [head, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toContain('IDR');
  expect(lines).toEqual([
    'Opening balance,25000',
    '"Level 1, approved rewards: 18",562500',
    'Taken back,-31250',
    'Paid into account 70108820,-506250',
    'Closing balance,50000',
  ]);
});
