import { expect, type Page } from '@playwright/test';

interface Message {
  channel: 'email' | 'sms' | 'whatsapp';
  body: string;
}

/** Messages that the page's gateway has sent to a recipient, newest first; waits for the first one. */
export async function messagesTo(page: Page, recipient: string): Promise<Message[]> {
  let messages: Message[] = [];
  await expect
    .poll(async () => {
      // Outside browsers, not every system resolves names under `localhost`.
      const gateway = `http://localhost:${new URL(page.url()).port}`;
      const address = `${gateway}/__outbox?format=json&recipient=${encodeURIComponent(recipient)}`;
      messages = (await (await page.request.get(address)).json()) as Message[];
      return messages.length;
    })
    .toBeGreaterThan(0);
  return messages;
}

/** The newest one-time code sent to a phone by one channel. */
export async function codeTo(
  page: Page,
  phone: string,
  channel: 'sms' | 'whatsapp' = 'sms',
): Promise<string> {
  const message = (await messagesTo(page, phone)).find((message) => message.channel === channel);
  return /^\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}

/** The newest password link, as in the mail. */
export async function passwordLinkTo(page: Page, email: string): Promise<string> {
  const [mail] = await messagesTo(page, email);
  return mail?.body ?? '';
}

/** The newest code sent to an e-mail address. */
export async function mailedCodeTo(page: Page, email: string): Promise<string> {
  const codes = (await messagesTo(page, email)).flatMap(({ body }) => /\b\d{6}\b/.exec(body) ?? []);
  return codes[0] ?? '';
}
