import { ROUTE_KEYS } from '../../../src/domain/access/routes.table';
import { BUILT_IN_VARIANTS } from '../../../src/domain/site/company';
import { parseSeen } from '../../../src/domain/reminder/reassessment-seen';
import {
  reassessmentPath,
  resolveReminders,
  type ReminderFacts,
} from '../../../src/domain/reminder/resolve-reminders';
import { builtInVariant } from '../../../src/testkit/site/variants';

const item = (typeId: number, showPopup: boolean) => ({ typeId, showPopup, finishDate: null, isSkip: false });
const QUIET = item(1, false);
const LOUD = item(2, true);
const LOUD_TOO = item(3, true);

const FACTS: ReminderFacts = {
  variant: builtInVariant('main'),
  route: 'accounts',
  userId: 12,
  isOpenAccount: true,
  verifyFlag: true,
  reassessments: [QUIET, LOUD, LOUD_TOO],
  seenPopups: parseSeen('12:3,13:2'),
};
const NONE = { alerts: [], popups: [], verifyBanner: false };

describe('reminders (R2.7)', () => {
  test.each(BUILT_IN_VARIANTS)('%s: only main has them', (variant) => {
    const expected = { alerts: [QUIET, LOUD, LOUD_TOO], popups: [LOUD], verifyBanner: true };
    expect(resolveReminders({ ...FACTS, variant: builtInVariant(variant) })).toEqual(
      variant === 'main' ? expected : NONE,
    );
  });

  test.each([undefined, ...ROUTE_KEYS])('at %s: hidden on open-investment-account only', (route) => {
    const reminders = resolveReminders({ ...FACTS, route });
    expect(reminders.alerts.length > 0).toBe(route !== 'open-investment-account');
    expect(reminders.verifyBanner).toBe(route !== 'open-investment-account');
  });

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('open account %s and verify flag %s: banner %s', (isOpenAccount, verifyFlag, verifyBanner) => {
    expect(resolveReminders({ ...FACTS, isOpenAccount, verifyFlag }).verifyBanner).toBe(verifyBanner);
  });

  test('proceed leads to the type', () => {
    expect(reassessmentPath(3)).toBe('/open-investment-account?typeId=3');
  });
});
