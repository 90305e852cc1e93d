import { PartnerGateway } from '../kit/partner-gateway';
import { axeFindings, expect, fillLogin, test } from '../kit/portal';
import { decide } from '../kit/review-desk';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In percent; more than any member of the seed has. */
const WINNING_RESULT = 60;

interface Contest {
  readonly id: number;
  readonly kind: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

interface Score {
  readonly result: string | null;
  readonly counted: readonly { readonly ticket: number; readonly net: string }[];
}

/** The calls of campaigns are those of the content. */
const CMS = 'gateway/cms';

const WALKS = [
  {
    name: 'international: a client joins a contest, wins it, and has the prize in the funds @walk',
    site: () => gateway.site('intl'),
    email: 'international@portico.test',
    login: 91205570,
    prize: '1,000.00',
  },
  {
    name: 'invest: a client joins a contest in rupiah, wins it, and has the prize in the funds',
    site: () => `${gateway.site('invest')}/en`,
    email: 'invest@portico.test',
    login: 70110452,
    prize: '15,000,000',
  },
] as const;

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(180_000);

let gateway: PartnerGateway;
test.beforeAll(async () => {
  gateway = await PartnerGateway.start();
});
test.afterAll(() => gateway.stop());

for (const { email, login, name, prize, ...walk } of WALKS)
  test(name, async ({ browser, page, request }) => {
    const site = walk.site();
    const { endsAt, id } = await findRunningContest(email);
    const address = `${site}/campaigns?campaign=${id}`;

    await page.goto(`${site}/login`);
    await fillLogin(page, email);
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    await page.goto(address);
    await page.locator(`input[name="campaign-account"][value="${login}"]`).check();
    // The terms have to be accepted.
    await page.getByTestId('campaign-join-submit').click();
    await expect(page.locator('#campaign-terms')).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('#campaign-terms').check();
    await page.getByTestId('campaign-join-submit').click();
    await expect(page.getByTestId('campaign-leave')).toBeVisible();
    await expect(page.getByTestId('campaign-terms-text')).toContainText(String(login));

    await win(email, id, login);
    // Until the next board.
    await gateway.advance(HOUR);
    const member = await gateway.openPage(browser, site, email);
    await member.goto(address);
    const own = member.locator('[data-testid^="campaign-place-"]').filter({ hasText: 'You' });
    await expect(own).toContainText(prize);
    await expect(member.getByTestId('campaign-score')).toContainText('XAUUSD');
    await member.context().close();

    await gateway.advanceTo(Date.parse(endsAt) + HOUR);
    const winner = await gateway.openPage(browser, site, email);
    await winner.goto(address);
    await expect(winner.getByTestId('campaign-award')).toContainText(prize);
    await expect(winner.getByTestId('campaign-award')).toContainText('Under review');
    expect(await axeFindings(winner)).toEqual([]);
    await decide(request, email, 'contest', { decision: 'approve' }, gateway.reviewPort);
    await winner.reload();
    await expect(winner.getByTestId('campaign-award')).toContainText('Paid');
    await winner.goto(`${site}/accounts?account=${login}&tab=funds`);
    await expect(winner.getByRole('row').filter({ hasText: 'Prize' })).toContainText(prize);
    await winner.context().close();
  });

async function findRunningContest(email: string): Promise<Contest> {
  const now = await gateway.advance(0);
  const contests = await gateway.read<Contest[]>('Campaigns', await gateway.signIn(email), CMS);
  const running = contests.find(
    ({ endsAt, kind, startsAt }) =>
      kind === 'contest' && Date.parse(startsAt) < now && now < Date.parse(endsAt),
  );
  if (!running) throw new Error('The seed has no running contest');
  return running;
}

/** Trades gold on the side that a small trade has shown to win, until the result wins the contest. */
async function win(email: string, id: number, login: number): Promise<void> {
  const trade = (side: 'buy' | 'sell', lots: string) =>
    gateway.trade({ login, symbol: 'XAUUSD', side, lots });
  // Prices do not move at weekends.
  const day = new Date(await gateway.advance(DAY)).getUTCDay();
  await gateway.advance(((9 - day) % 7) * DAY);
  for (let round = 0; round < 30; round += 1) {
    await gateway.advance(DAY / 4);
    const boughtTicket = await trade('buy', '0.01');
    const soldTicket = await trade('sell', '0.01');
    const { counted } = await readScore(email, id);
    const isWon = (trial: number) => counted.some(({ net, ticket }) => ticket === trial && Number(net) > 0);
    if (!isWon(boughtTicket) && !isWon(soldTicket)) continue;
    await trade(isWon(boughtTicket) ? 'buy' : 'sell', '50');
    const { result } = await readScore(email, id);
    if (Number(result) > WINNING_RESULT) return;
  }
  throw new Error('Gold did not move');
}

const readScore = async (email: string, id: number): Promise<Score> =>
  gateway.read<Score>(`Campaigns/score?id=${id}`, await gateway.signIn(email), CMS);
