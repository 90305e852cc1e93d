/**
 * The rule by which a robot chooses between buying and selling. A number is the share of its trades for which it chooses
 * the side that the price will move to: prices of this market are mean-reverting, so it has no trends for a trader to follow.
 */
export type SideRule =
  | number
  /** Against the distance from the average of the last twenty days. */
  | 'average'
  /** The side that earns the higher swap, or pays the lower one. */
  | 'carry';

/** The least and the most, inclusive. */
export type Range = readonly [least: number, most: number];

/**
 * The rule of a robot. Time is divided into slots, and in each slot the robot makes one trade of each symbol at most, so
 * it has never more positions than symbols.
 */
export interface RobotRule {
  /** Symbols with the usual lots of one trade. */
  readonly lots: Readonly<Record<string, string>>;
  readonly slotHours: number;
  /** The part of the slots in which the robot trades. */
  readonly share: number;
  /** Hours after the begin of the slot in which a trade is opened. */
  readonly openingHours: Range;
  /** Hours for which a position stays open. */
  readonly holdingHours: Range;
  readonly sideRule: SideRule;
  /** True if each position has a stop-loss. The market never reaches it, as with those of the seed. */
  readonly hasStop: boolean;
}

const rule = (
  lots: RobotRule['lots'],
  slotHours: number,
  share: number,
  openingHours: Range,
  holdingHours: Range,
  sideRule: SideRule,
  hasStop = false,
): RobotRule =>
  Object.freeze({ lots: Object.freeze(lots), slotHours, share, openingHours, holdingHours, sideRule, hasStop });

/** The robots by their names. Slots of a day begin at midnight UTC. */
export const ROBOT_RULES = Object.freeze({
  //                       usual lots                                                            slot share opening  holding     side rule  stop
  'Meridian trend':   rule({ EURUSD: '0.30', GBPUSD: '0.25', USDJPY: '0.30', AUDUSD: '0.40' },    96,  0.7, [0, 36], [18, 56],   0.66,      true),
  'Quiet gold':       rule({ XAUUSD: '0.25' },                                                    24,  0.6, [7, 12], [2, 9],     'average'),
  'Asia open':        rule({ USDJPY: '0.30', EURJPY: '0.25', GBPJPY: '0.20' },                    24,  0.4, [0, 2],  [1, 2],     0.62),
  'Index swing':      rule({ DE40: '1.20', US500: '4.00' },                                       336, 0.9, [0, 48], [60, 280],  0.4),
  'Carry basket':     rule({ USDJPY: '0.20', USDCHF: '0.20', GBPJPY: '0.15' },                    672, 1,   [0, 96], [500, 570], 'carry'),
  'Turbo indices':    rule({ US500: '6.00', DE40: '1.50' },                                       24,  0.8, [8, 14], [1, 7],     0.42),
  'Silver steps':     rule({ XAGUSD: '0.10', XAUUSD: '0.05' },                                    24,  0.5, [7, 14], [2, 8],     0.58),
  'Robot test':       rule({ EURUSD: '0.20', USDJPY: '0.20' },                                    24,  0.5, [6, 16], [2, 6],     0.64),
  'Uji strategi':     rule({ XAUUSD: '0.03', USDJPY: '0.05' },                                    24,  0.5, [2, 12], [3, 9],     'average'),
  'MT4 trial':        rule({ EURUSD: '0.50', GBPUSD: '0.40' },                                    48,  0.6, [7, 20], [6, 26],    0.55),
  'EA lab':           rule({ EURUSD: '0.10', GBPUSD: '0.10', XAUUSD: '0.05' },                    24,  0.4, [8, 18], [1, 4],     0.5),
} satisfies Readonly<Record<string, RobotRule>>);

export type RobotName = keyof typeof ROBOT_RULES;

export const isRobotName = (name: string): name is RobotName => Object.hasOwn(ROBOT_RULES, name);
