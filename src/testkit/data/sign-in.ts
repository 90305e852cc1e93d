/** What the calls of the sign-in carry beside what was typed in. */
export const A_SCA = { siteId: 50, captchaToken: 'solved' };
