/** When `marginHealth` rates a margin level as low or critical; levels are percentages (A4). */
export const MARGIN_HEALTH = Object.freeze({
  /** Default where the gateway sends no levels for the account. */
  defaultMarginCallLevel: '100',
  defaultStopOutLevel: '50',
  /** Near means up to this many times the level. */
  nearMarginCall: '1.5',
  nearStopOut: '1.5',
});
