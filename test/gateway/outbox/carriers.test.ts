import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpCarrier } from '../../../gateway/outbox/http-carrier';

const MESSAGE = {
  id: 7,
  channel: 'sms' as const,
  kind: 'code' as const,
  recipient: '+4930123456',
  culture: 'en-US',
  body: '123456 is your "Acme & Söhne" code.',
};
const JSON_TEMPLATE = '{"to":"{to}","text":"{text}","via":"{channel}"}';

let server: Server;
let answer = { status: 200, headers: {} as Record<string, string> };
const requests: { request: IncomingMessage; body: string }[] = [];
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ request, body });
      response.writeHead(answer.status, answer.headers).end('+4930123456 said');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests.length = 0;
  answer = { status: 200, headers: {} };
});

it('posts JSON with an escaped message', async () => {
  await httpCarrier({ url: url(), template: JSON_TEMPLATE, authorization: 'Bearer abc' }).deliver(MESSAGE);
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ to: '+4930123456', text: MESSAGE.body, via: 'sms' });
  expect(requests[0]?.request.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'outbox-7',
    authorization: 'Bearer abc',
  });
});

it('posts a form if the template is one', async () => {
  await httpCarrier({ url: url(), template: 'To={to}&Body={text}', authorization: undefined }).deliver(
    MESSAGE,
  );
  expect([...new URLSearchParams(requests[0]?.body)]).toEqual([
    ['To', '+4930123456'],
    ['Body', MESSAGE.body],
  ]);
  expect(requests[0]?.request.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

it.each([
  [400, true],
  [404, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('an answer %i is final: %s, and the error does not contain the recipient', async (status, isFinal) => {
  answer = { status, headers: {} };
  const delivery = httpCarrier({ url: url(), template: JSON_TEMPLATE, authorization: undefined }).deliver(
    MESSAGE,
  );
  const error: unknown = await delivery.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'DeliveryError', isFinal, reply: String(status) });
  expect(JSON.stringify(error) + String(error)).not.toContain('4930123456');
});

it('follows no redirect, and may retry if there is no answer', async () => {
  answer = { status: 302, headers: { location: 'http://127.0.0.1:1/' } };
  const delivery = httpCarrier({ url: url(), template: JSON_TEMPLATE, authorization: undefined }).deliver(
    MESSAGE,
  );
  await expect(delivery).rejects.toMatchObject({ isFinal: false });
  const carrier = httpCarrier({
    url: 'http://127.0.0.1:1/',
    template: JSON_TEMPLATE,
    authorization: undefined,
  });
  await expect(carrier.deliver(MESSAGE)).rejects.toMatchObject({ isFinal: false });
});
