/** Mail providers whose name does not identify a person, since many people use them. */
const COMMON_HOSTS: ReadonlySet<string> = new Set(
  `aol.com daum.net docomo.ne.jp free.fr gmail.com gmx.de gmx.net googlemail.com hotmail.com icloud.com libero.it live.com
  mail.com mail.example mail.ru me.com naver.com outlook.com post.example proton.me protonmail.com qq.com rediffmail.com
  web.de yahoo.co.id yahoo.co.jp yahoo.com yandex.ru ymail.com 126.com 163.com`.split(/\s+/),
);

const HIDDEN = '•••';

/**
 * An address with only the first and the last letter visible, and the host if it is a common one. A name with fewer than
 * four letters is hidden completely.
 */
export function maskEmail(email: string): string {
  const [box = '', host = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const letters = [...box];
  const ends = letters.length < 4 ? HIDDEN : `${letters[0]}${HIDDEN}${letters.at(-1)}`;
  return `${ends}@${COMMON_HOSTS.has(host) ? host : HIDDEN}`;
}
