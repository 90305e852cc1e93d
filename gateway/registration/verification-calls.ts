import type { CallContext, Calls } from '../http/call';
import { ATTEMPT_RULES } from '../kernel/attempt-rules.table';
import type { CodeChannel } from './one-time-codes';
import type { Services } from '../http/services';

type VerificationCalls = Calls<'sendSmsCode' | 'sendWhatsappCode' | 'verifySmsCode' | 'verifyWhatsappCode'>;

/** One-time codes by SMS and WhatsApp. */
export function verificationCalls({ attempts, captcha, codes }: Services): VerificationCalls {
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
