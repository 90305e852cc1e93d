import { createTransport } from 'nodemailer';
import { DeliveryError, type Carrier } from './carrier';
import { getMailTexts } from '../notifications/mail-texts';

export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  /** Sender address. */
  readonly from: string;
}

/** Together shorter than the time for which the forwarder claims a message. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mail by SMTP. */
export function smtpCarrier({ url, from }: MailSettings): Carrier {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>.*$/, '');
  return {
    channels: ['email'],
    async deliver({ id, kind, recipient, culture, body }) {
      const { subject, text } = getMailTexts(culture, kind);
      // The same id on every retry, so that a server that took the mail but could not confirm it recognises the
      // duplicate.
      const messageId = `<outbox-${id}@${domain}>`;
      await transport
        .sendMail({
          from,
          to: recipient,
          subject,
          messageId,
          text: `${[text, body].filter(Boolean).join('\n\n')}\n`,
        })
        .catch((error: unknown) => {
          const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
          throw new DeliveryError(String(responseCode || code), responseCode >= 500);
        });
    },
    close: () => transport.close(),
  };
}
