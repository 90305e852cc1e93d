import { and, asc, eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { outbox } from '../db/tables/visits';
import type { Database } from '../db/open-database';

const EVERY_MS = 2_000;
const AT_ONCE = 20;

export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  /** Address that mails come from. */
  readonly from: string;
}

export interface MailForwarder {
  /** Sends what is queued now; a mail that is refused is marked and not tried again. */
  forward(): Promise<void>;
  close(): Promise<void>;
}

/** Sends the outbox's mails on by SMTP, every other second. */
export function startMailForwarder(
  db: Database,
  { url, from }: MailSettings,
  warn: (error: unknown) => void,
): MailForwarder {
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  const isQueued = and(eq(outbox.status, 'queued'), eq(outbox.channel, 'email'));

  const forward = async () => {
    const waiting = await db.select().from(outbox).where(isQueued).orderBy(asc(outbox.id)).limit(AT_ONCE);
    for (const { id, recipient, body } of waiting) {
      const status = await transport
        .sendMail({ from, to: recipient, subject: SUBJECT, text: `${TEXT}\n\n${body}\n` })
        .then(() => 'sent' as const)
        .catch((error: unknown) => {
          warn(error);
          return 'failed' as const;
        });
      await db.update(outbox).set({ status }).where(eq(outbox.id, id));
    }
  };

  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(forward).catch(warn);
  }, EVERY_MS);
  return {
    forward,
    async close() {
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

/** The one kind of mail there is: a password link. */
const SUBJECT = 'Set a new password';
const TEXT =
  'Open this link to set a new password. It works once and for 60 minutes. If you did not ask for it, you need not do anything.';
