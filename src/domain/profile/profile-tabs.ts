/** The pages of the profile, in their order (D9). */
export const PROFILE_TABS = Object.freeze(['personal', 'security', 'notifications'] as const);

export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tab of an address that leads to the sessions, a section of the security page (D9). */
const SESSIONS = 'sessions';

/** The page that an address names; personal data where it names none or an unknown one. */
export function profileTabOf(text: string | null): ProfileTab {
  return leadsToSessions(text) ? 'security' : (PROFILE_TABS.find((tab) => tab === text) ?? 'personal');
}

export function leadsToSessions(text: string | null): boolean {
  return text === SESSIONS;
}
