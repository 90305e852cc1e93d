import { solveChallenge } from 'altcha-lib';

/** Solves a captcha challenge (the `result` of getCaptchaChallenge); resolves to the token. */
export async function solveCaptcha(result: unknown): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = result as Record<string, string> & {
    maxnumber: number;
  };
  const solution = await solveChallenge(challenge ?? '', salt ?? '', algorithm ?? '', maxnumber).promise;
  const payload = { algorithm, challenge, number: solution?.number, salt, signature };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
