/** Site and captcha token of a sign-in call. */
export const A_SCA = { siteId: 50, captchaToken: 'solved' };
