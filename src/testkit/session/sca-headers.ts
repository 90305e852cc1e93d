/** Site and captcha token of a sign-in call. */
export const SCA_HEADERS = { siteId: 50, captchaToken: 'solved' };
