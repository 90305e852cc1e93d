import type { CallContext, Calls } from '../http/call';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import type { CodeChannel } from './one-time-codes';
import type { Attempts } from '../db/attempts';
import type { Captcha } from '../session/captcha';
import type { OneTimeCodes } from './one-time-codes';

type VerificationCalls = Calls<'sendSmsCode' | 'sendWhatsappCode' | 'verifySmsCode' | 'verifyWhatsappCode'>;

interface VerificationCallsDeps {
  readonly attempts: Attempts;
  readonly captcha: Captcha;
  readonly codes: OneTimeCodes;
}

/** One-time codes by SMS and WhatsApp. */
export function verificationCalls({ attempts, captcha, codes }: VerificationCallsDeps): VerificationCalls {
  const send =
    (channel: CodeChannel) =>
    async ({ body, request }: CallContext<'sendSmsCode' | 'sendWhatsappCode'>) => {
      await attempts.countAttempt(ATTEMPT_RULES.codeSend, request.ip);
      await codes.sendCode(body.phone, channel, {
        ip: request.ip,
        demandCaptcha: () => captcha.checkToken(body.captchaToken || undefined, () => Promise.resolve(true)),
      });
    };
  const verify =
    (channel: CodeChannel) =>
    async ({ body, request }: CallContext<'verifySmsCode' | 'verifyWhatsappCode'>) => {
      await attempts.countAttempt(ATTEMPT_RULES.codeVerify, request.ip);
      await codes.verifyCode(body.phone, channel, body.code);
    };
  return {
    sendSmsCode: send('sms'),
    sendWhatsappCode: send('whatsapp'),
    verifySmsCode: verify('sms'),
    verifyWhatsappCode: verify('whatsapp'),
  };
}
