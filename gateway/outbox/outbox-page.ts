import { escapeHtml } from '../../hosting/escape-html';
import type { OutboxMessage } from './read-outbox';

const CHANNELS: Readonly<Record<OutboxMessage['channel'], string>> = {
  email: 'Mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

/** The development page that replaces every mailbox and phone. Plain HTML without scripts. */
export function outboxPage(messages: readonly OutboxMessage[]): string {
  const rows = messages.map(messageRow).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<link rel="stylesheet" href="/__outbox/outbox.css">
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Messages that the gateway would have sent by mail, SMS and WhatsApp, newest first. <a href="/__outbox">Refresh</a></p>
${rows === '' ? '<p class="empty">Nothing was sent yet. Ask for a password link or a code.</p>' : `<ol>\n${rows}\n</ol>`}
</main>
</body>
</html>
`;
}

function messageRow({ body, channel, createdAt, recipient, status }: OutboxMessage): string {
  const state = status === 'queued' ? '' : `<span class="state">${escapeHtml(status)}</span>`;
  return `<li>
<header><strong>${CHANNELS[channel]}</strong> <bdi>${escapeHtml(recipient)}</bdi> <time>${createdAt.toISOString()}</time>${state}</header>
<p>${body === '' ? 'Sent on, used or replaced: its code or link is no longer kept.' : withLinks(body)}</p>
</li>`;
}

/** A password link uses the site's public address; the page adds the same link on the host it is viewed at. */
function withLinks(body: string): string {
  const link = /https?:\/\/[^\s/]+(\/\S*)/.exec(body);
  if (!link) return escapeHtml(body);
  const [whole, path = '/'] = link;
  return `${escapeHtml(body.slice(0, link.index))}<a href="${escapeHtml(whole)}">${escapeHtml(whole)}</a>${escapeHtml(
    body.slice(link.index + whole.length),
  )}<br><a class="here" href="${escapeHtml(path)}">Open it on this host</a>`;
}
