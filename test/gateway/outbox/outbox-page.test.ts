import { outboxPage } from '../../../gateway/outbox/outbox-page';

const message = (body: string, fields: object = {}) => ({
  id: 1,
  channel: 'sms' as const,
  recipient: '+4930123456',
  body,
  status: 'queued' as const,
  createdAt: new Date('2026-11-20T14:32:07Z'),
  ...fields,
});

it('reports that nothing has been sent', () => {
  expect(outboxPage([])).toContain('Nothing was sent yet');
});

it('shows channel, recipient, time and text', () => {
  const page = outboxPage([message('123456 is your code.', { channel: 'whatsapp' })]);
  for (const part of ['WhatsApp', '+4930123456', '2026-11-20T14:32:07.000Z', '123456 is your code.'])
    expect(page).toContain(part);
});

it('links a password link, also on the host of the page', () => {
  const page = outboxPage([message('https://portal.example/new-password?resetToken=a_b-c')]);
  expect(page).toContain('<a href="https://portal.example/new-password?resetToken=a_b-c">');
  expect(page).toContain('href="/new-password?resetToken=a_b-c"');
});

it('shows the markup of a message as text', () => {
  const page = outboxPage([
    message('<img src=x onerror=alert(1)>', { recipient: '"><script>alert(2)</script>' }),
    message('https://x.example/"onmouseover="alert(3)'),
  ]);
  expect(page).not.toMatch(/<img|<script|"onmouseover/);
});
