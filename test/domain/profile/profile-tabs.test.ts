import { leadsToSessions, PROFILE_TABS, profileTabOf } from '../../../src/domain/profile/profile-tabs';

test.each(PROFILE_TABS)('%s is read back from its address', (tab) => {
  expect(profileTabOf(tab)).toBe(tab);
  expect(leadsToSessions(tab)).toBe(false);
});

test('the sessions are on the security page', () => {
  expect(profileTabOf('sessions')).toBe('security');
  expect(leadsToSessions('sessions')).toBe(true);
});

test.each([null, '', 'Security', 'constructor'])('%p is personal data', (text) => {
  expect(profileTabOf(text)).toBe('personal');
});
