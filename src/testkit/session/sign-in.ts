/** What sign-in calls carry besides the credentials. */
export const A_SCA = { siteId: 50, captchaToken: 'solved' };
