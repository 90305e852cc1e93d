import type { NewsBlock } from '../../src/domain/news/news-article';

export const paragraph = (text: string): NewsBlock => Object.freeze({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): NewsBlock => Object.freeze({ kind: 'list', items });
export const quote = (text: string, by: string | null = null): NewsBlock => Object.freeze({ kind: 'quote', text, by });
export const table = (caption: string, head: readonly string[], ...rows: readonly (readonly string[])[]): NewsBlock =>
  Object.freeze({ kind: 'table', caption, head, rows });

/** Bodies of the English items, by title. */
export const ENGLISH_BODIES: Readonly<Record<string, readonly NewsBlock[]>> = Object.freeze({
  'Dollar gives back early gains as yields ease': [
    paragraph('The dollar began the day higher and ended it lower. Bids at the afternoon auction of ten-year notes were 2.6 times the amount on offer, more than at any auction since spring, and yields fell in the minutes that followed.'),
    paragraph('EURUSD and GBPUSD both turned at the same time. Neither left the range of the week: most accounts wait for the inflation figures, and the turnover in both pairs was a fifth below its average.'),
    quote('Nobody wants to be the first to move before a number like this one.', 'A dealer in London'),
    paragraph('Surveys expect prices to have risen by 0.2 % on the month. The last four releases missed the surveys by 0.1 points, twice up and twice down.'),
  ],
  'Gold holds near the top of its two-week range': [
    paragraph('XAUUSD dipped to its 20-day average in the morning and found buyers there, as it did twice last week. By the evening it was back near the top of the range.'),
    paragraph('XAGUSD follows with wider swings. One ounce of gold still buys nearly as many ounces of silver as it did at the start of the month, so that neither metal leads the other.'),
    list('Holdings of the large funds were unchanged for a third day.', 'Yields after inflation fell slightly.', 'Demand from jewellers in Asia is usual for the season.'),
  ],
  'Oil steadies after inventories fall for a third week': [
    paragraph('Stocks of crude fell for a third week, and by more than surveys had expected. Refineries took in more than at any time since August, which explains most of the fall.'),
    table('Stocks, million barrels', ['', 'Week before', 'Survey', 'Actual'], ['Crude', '−2.1', '−1.4', '−3.6'], ['Petrol', '+0.8', '+0.5', '−0.3'], ['Distillates', '−0.4', '−0.2', '−0.9']),
    paragraph('UKOIL moved little after the report. The price for delivery in one month is further above that in six months than a week ago: buyers pay more for oil that they can have before the winter.'),
  ],
  'European indices close little changed, carmakers lag': [
    paragraph('Software and banks rose, carmakers fell, and at the close the difference was small. DE40 ended within a tenth of a percent of the day before; in Paris FRA40 did the same.'),
    paragraph('Two carmakers had said that they would build fewer vehicles in the first quarter. Their suppliers lost more than they did themselves.'),
    paragraph('Turnover was a tenth below its monthly average. Both exchanges have their usual hours for the rest of the week.'),
  ],
  'Euro area surveys: services grow, factories shrink more slowly': [
    paragraph('The composite index of the euro area rose for a second month. Services grow, and factories shrink more slowly than at any time this year.'),
    table('Purchasing managers, index', ['', 'Month before', 'Survey', 'Actual'], ['Composite', '50.4', '50.5', '51.1'], ['Services', '51.6', '51.5', '52.3'], ['Factories', '46.8', '47.0', '47.4']),
    paragraph('Above 50 an index says that more firms report growth than decline. New orders from abroad fell again, and input costs rose by less than at any time since spring.'),
    paragraph('EURUSD rose after the German figures and gave back half of the move within the hour.'),
  ],
  'Bitcoin trades in its tightest range of the month': [
    paragraph('The difference between the highest and the lowest price of the last ten days is the smallest of the month. Realised volatility over that time fell to its lowest since summer.'),
    paragraph('ETHUSD moved even less than BTCUSD. Spreads in both are those of any other day, and the books are as deep as usual.'),
    list('Weekend margin applies from Friday 20:00 UTC.', 'It ends on Sunday at 22:00 UTC.', 'Open positions are not affected.'),
  ],
  'Earnings week: what the options market expects': [
    paragraph('Nine of the twenty largest companies report this week. Options on their shares price in moves of three to seven percent on the day after the report, up or down: the price of an option does not say which.'),
    paragraph('Over the last eight quarters, the shares moved by less than the options had priced in five times out of eight.'),
    paragraph('Margin on single shares doubles from one hour before the close on the day of the report until one hour after the next open.'),
  ],
  'Yen firms after comments on the pace of rate rises': [
    paragraph('A member of the board of the Bank of Japan said that rates may rise “somewhat earlier than markets assume”. USDJPY fell below the low of the day before within minutes and found buyers there.'),
    quote('We look at wages first. If the spring round is as strong as the last one, there is no reason to wait.', 'The member of the board'),
    paragraph('Implied volatility over one week rose to its highest in a month. The next decision is in three weeks.'),
  ],
  'Australian jobs report beats surveys': [
    paragraph('Employment rose for a fourth month. The jobless rate stayed where it was, because more people looked for work.'),
    table('Australia, October', ['', 'Month before', 'Survey', 'Actual'], ['Employment, thousands', '+22.4', '+18.0', '+31.7'], ['Jobless rate', '4.2 %', '4.3 %', '4.2 %'], ['Share of people in work or looking', '67.1 %', '67.1 %', '67.3 %']),
    paragraph('AUDUSD rose on the report, and the Australian dollar gained against most of its peers. NZDUSD followed by half as much.'),
  ],
  'Wall Street ends higher, breadth improves': [
    paragraph('Two shares rose for each that fell. The index in which every share has the same weight outran the standard one for the first time in three weeks.'),
    paragraph('US500 ended near the high of the day. NAS100 rose less, as the largest companies took a pause after last week’s gains.'),
    paragraph('Small companies gained most. They borrow at variable rates more often than large ones, and yields fell in the afternoon.'),
  ],
  'Trading hours around the coming holidays': [
    paragraph('Index and share sessions close early on two days. Currencies, metals and crypto pairs keep their hours, with less liquidity than usual.'),
    list('DE40 closes at 13:00 UTC on both days.', 'FRA40 and UK100 close at 12:30 UTC on both days.', 'Orders that wait stay as they are.'),
    paragraph('The hours of each symbol stand in its specification on the platform. A position that is open over a holiday is charged the nights as on any other day.'),
  ],
  'Platinum rises on supply worries': [
    paragraph('Two mines in South Africa report lower output for the quarter, one because of repairs, the other because of power cuts. Together they stand for a twelfth of the world’s supply.'),
    paragraph('XPTUSD rose for a third day. The rate at which platinum is lent rose to its highest since the start of the year, a sign that metal for immediate delivery is scarce.'),
  ],
  'Franc little changed after the central bank’s minutes': [
    paragraph('The minutes of the last meeting repeat that interventions remain possible “in either direction”. That sentence has stood in each of the last five minutes.'),
    paragraph('USDCHF moved by less than usual on such a day. Traders price in one further step by the middle of next year, as they did before.'),
    quote('There was nothing in it that we had not read before.', 'An economist in Zurich'),
  ],
  'Natural gas jumps as forecasts turn colder': [
    paragraph('The two models that traders follow agree on a cold spell in the second half of the month. A week ago they still differed by four degrees.'),
    paragraph('Storage stands close to its five-year average. It is enough for a usual winter, and less than enough for a cold one.'),
    list('Heating demand may rise by a sixth in the week of the cold spell.', 'Exports of liquefied gas run at nine tenths of what the terminals can load.', 'Production is unchanged.'),
  ],
  'Canadian inflation slows more than expected': [
    paragraph('Core measures fell to the middle of the target range, and the Canadian dollar lost half a percent within the hour.'),
    paragraph('USDCAD rose to its highest in a week.'),
  ],
  'Leverage on crypto pairs at the weekend': [
    paragraph('From Friday 20:00 to Sunday 22:00 UTC, new positions in crypto pairs take leverage of at most 1:2. The rule is the same every weekend and needs no notice.'),
    paragraph('An example: a position of 0.10 lots in BTCUSD needs half of its value as margin if it is opened on Saturday. If it was opened on Thursday, its margin stays as it was.'),
    paragraph('The margin of an order that waits is that of the time at which it is executed.'),
  ],
  'Tokyo leads Asian gains': [
    paragraph('Exporters rose with the weaker yen, and JP225 gained most among the indices of the region. Volumes were the highest in two weeks.'),
    paragraph('Makers of chips led the list after one of them raised its forecast for the year. Banks lagged, as yields of long bonds fell.'),
  ],
  'Web terminals: new chart templates': [
    paragraph('The web terminals now keep templates and drawings with your account, so that they are there on every device.'),
    list('Save a chart as a template from its menu.', 'Apply it to any symbol with one click.', 'Up to twenty templates are kept for each account.'),
    paragraph('Templates that were kept in a browser are moved over when you next sign in with it.'),
  ],
  'Deliveries report due before the open': [
    paragraph('The number of vehicles delivered in the quarter is due before the open. Surveys expect four percent more than a year ago; the range of the answers is wide, from a fall of two to a rise of nine percent.'),
    paragraph('The margin on the share doubles one hour before the close and returns to its usual rate one hour after the next open.'),
  ],
  'Bank of England keeps rates, vote is split': [
    paragraph('The Bank of England left its rate where it was. Six members voted for that, three for a cut by a quarter of a point; surveys had expected two.'),
    quote('Inflation is falling as we expected, but the last part of the way is the slowest.', 'The governor'),
    paragraph('GBPUSD rose at first, since no cut came, and fell when the vote was read. By the evening the gains of the day were gone.'),
  ],
  'Margin statements now show the rate of conversion': [
    paragraph('Each line of the daily statement that was converted names the rate and its time. Figures in the account’s currency can so be checked against the market.'),
    table('An example', ['', 'Amount', 'Rate', 'Time, UTC'], ['Swap', 'USD −6.82', '0.88214', '21:00:00'], ['In the account', 'CHF −6.02', '', '']),
    paragraph('Statements of earlier days stay as they were sent.'),
  ],
  'Wallet: withdrawal addresses on two more networks': [
    paragraph('A withdrawal address may now be one on Tron or on Polygon. Both have lower fees than the networks so far.'),
    list('Check the network before you set an address: what is sent to the wrong one cannot be brought back.', 'A new address can be used a day after it was confirmed.', 'Addresses that you have already stay as they are.'),
  ],
});

/** A corrected item: the note of the correction, and the earlier body. */
export interface SeedCorrection {
  readonly title: string;
  readonly note: string;
  readonly body: readonly NewsBlock[];
}

export const CORRECTION: SeedCorrection = Object.freeze({
  title: 'Euro area surveys: services grow, factories shrink more slowly',
  note: 'An earlier version said that the index of services fell to 51.2. It rose to 52.3.',
  body: [
    paragraph('The composite index of the euro area rose for a second month, though services grow more slowly. Factories shrink more slowly than at any time this year.'),
    table('Purchasing managers, index', ['', 'Month before', 'Survey', 'Actual'], ['Composite', '50.4', '50.5', '51.1'], ['Services', '51.6', '51.5', '51.2'], ['Factories', '46.8', '47.0', '47.4']),
    paragraph('Above 50 an index says that more firms report growth than decline. New orders from abroad fell again, and input costs rose by less than at any time since spring.'),
    paragraph('EURUSD rose after the German figures and gave back half of the move within the hour.'),
  ],
});

/** The reason why an item was withdrawn, by title. */
export const WITHDRAWALS: Readonly<Record<string, string>> = Object.freeze({
  'Canadian inflation slows more than expected': 'The figures were those of the month before. The report of this month is not published yet.',
});
