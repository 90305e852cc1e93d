import { ledgerErrors } from '../kit/ledger-errors';
import { DAY, GRACE, partnerTrades } from '../kit/partner-trades';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

const { advance, balanceOf, refer, rewardsOf, trade } = partnerTrades(() => gateway);

/** A referral that waits for a decision, and its mark. */
async function referSuspect() {
  const suspect = await refer(GRACE);
  const [row] =
    await gateway.rows(`update referrals set reason = 'network' where client_id = (select id from clients
    where email = '${suspect.email}') returning client_id, ref`);
  return {
    ...suspect,
    mark: `F-${String(row?.['client_id']).padStart(8, '0')}`,
    ref: String(row?.['ref']),
  };
}

const noticesOf = async (email: string) =>
  gateway.rows(`select n.template, n.values from notifications n join clients c on c.id = n.client_id
    where c.email = '${email}' and n.template = 'reward-rejected' order by n.id`);

describe('a referral of a suspect', () => {
  it('is listed until a person has decided, with its reason and without a name', async () => {
    const { email, mark, ref } = await referSuspect();
    const [head, line] = (await gateway.review()).lines.filter(
      (_line, index, lines) => lines[index]?.startsWith(mark) || lines[index - 1]?.startsWith(mark),
    );
    expect(head).toContain(email);
    expect(line).toContain(`by link, same network as the partner, shown as ${ref}`);
    expect((await gateway.review('refuse', mark)).code).toBe(2);
    expect((await gateway.review('approve', mark)).lines).toEqual([`${mark}: referral-approved.`]);
    expect((await gateway.review()).lines.join()).not.toContain(mark);
  });

  it('that is approved counts: its held rewards, and later ones', async () => {
    const { login, mark } = await referSuspect();
    const ticket = await trade(login);
    expect(await rewardsOf(ticket)).toMatchObject([{ state: 'held' }]);
    await gateway.review('approve', mark);
    expect(await rewardsOf(ticket)).toMatchObject([{ state: 'accrued', amount: '7.50' }]);
    expect(await rewardsOf(await trade(login))).toMatchObject([{ state: 'accrued' }]);
  });

  it('that is refused loses its rewards, and the partner is notified of the sum', async () => {
    const { login, mark, ref } = await referSuspect();
    const tickets = [await trade(login), await trade(login)];
    await gateway.review('refuse', mark, 'self');
    for (const ticket of tickets)
      expect(await rewardsOf(ticket)).toMatchObject([
        { state: 'rejected', reason: 'refused', amount: '7.50' },
      ]);
    expect((await noticesOf(GRACE.email)).at(-1)).toMatchObject({
      values: { reference: ref, amount: '15.00', currency: 'USD' },
    });
    expect(await rewardsOf(await trade(login))).toMatchObject([{ state: 'none', reason: 'self' }]);
    expect((await gateway.review('approve', mark)).code).toBe(1);
  });

  it('that is refused after its rewards were approved takes them out of what the broker owes', async () => {
    const { login, mark } = await referSuspect();
    await gateway.review('approve', mark);
    const ticket = await trade(login);
    await advance(14 * DAY + 1);
    await gateway.settleCommission();
    const before = Number(await balanceOf(GRACE.email));
    expect(await rewardsOf(ticket)).toMatchObject([{ state: 'approved' }]);
    await gateway.review('refuse', mark, 'fraud');
    expect(Number(await balanceOf(GRACE.email))).toBeCloseTo(before - 7.5, 6);
    expect(await rewardsOf(ticket)).toMatchObject([{ state: 'rejected', reason: 'refused' }]);
    expect(await ledgerErrors(gateway)).toEqual([]);
    expect(await rewardsOf(await trade(login))).toMatchObject([{ state: 'none', reason: 'refused' }]);
  });
});
