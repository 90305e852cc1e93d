import { randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

async function identityOf(email: string): Promise<string> {
  const token = await gateway.signIn(email);
  const { body } = await gateway.call('issueSupportIdentity', { token });
  return body.result.token as string;
}

const sendMessage = (speaker: object, text: string, id = randomUUID(), culture?: string) =>
  gateway.call('sendSupportMessage', { body: { ...speaker, id, text, culture } });
const readConversation = (speaker: object) => gateway.call('getSupportConversation', { body: speaker });

describe('the identity token (R4 and R9, T2)', () => {
  it('is for signed-in clients only', async () => {
    expect((await gateway.call('issueSupportIdentity')).status).toBe(401);
  });

  it('identifies the client, for 300 s, signed with HS256', async () => {
    const identity = await identityOf('main@portico.test');
    expect(decodeProtectedHeader(identity)).toMatchObject({ alg: 'HS256' });
    const claims = decodeJwt(identity);
    expect(claims).toMatchObject({
      name: expect.stringMatching(/\w+ \w+/),
      email: 'main@portico.test',
      email_verified: true,
      external_id: expect.stringMatching(/^\d+$/),
    });
    expect([claims.exp! - claims.iat!, Number(claims['claims_exp']) - claims.iat!]).toEqual([300, 60]);
  });

  it('is valid until it expires, and not if it was changed', async () => {
    const identity = await identityOf('bank@portico.test');
    expect((await readConversation({ identity })).status).toBe(200);
    const [head, , tail] = identity.split('.');
    const forgedClaims = Buffer.from(JSON.stringify({ external_id: '1', exp: 9_999_999_999 })).toString(
      'base64url',
    );
    expect((await readConversation({ identity: `${head}.${forgedClaims}.${tail}` })).status).toBe(403);
    await gateway.advance(301);
    expect((await readConversation({ identity })).status).toBe(403);
  });
});

describe('the conversation', () => {
  it('is private, and has an answer to each message', async () => {
    const identity = await identityOf('invest@portico.test');
    const { body } = await sendMessage({ identity }, 'How do I change my PASSWORD?');
    expect(body.result.messages.map(({ from }: { from: string }) => from)).toEqual(['client', 'assistant']);
    expect(body.result.messages[1].text).toContain('Profile');
    expect((await readConversation({ identity })).body.result).toEqual(body.result);
    const otherIdentity = await identityOf('international@portico.test');
    expect((await readConversation({ identity: otherIdentity })).body.result.messages).toEqual([]);
    const rows = await gateway.rows('select sender from support_messages order by position');
    expect(rows.map(({ sender }) => sender)).toEqual(['client', 'assistant']);
  });

  it('stores a message sent twice once', async () => {
    const speaker = { visitor: randomUUID() };
    const id = randomUUID();
    await sendMessage(speaker, 'hello', id);
    expect((await sendMessage(speaker, 'hello', id)).body.result.messages).toHaveLength(2);
  });

  it('reports that it has no answer', async () => {
    const { body } = await sendMessage({ visitor: randomUUID() }, 'What is the meaning of life?');
    expect(body.result.messages[1].text).toContain('have no answer');
  });

  it('answers in the culture of the portal', async () => {
    const speaker = { visitor: randomUUID() };
    const { body } = await sendMessage(speaker, 'What is the meaning of life?', randomUUID(), 'ur-PK');
    expect(body.result.messages[1].text).toContain('خودکار معاون');
  });

  it.each([
    ['a message without a sender', {}, 'hello', 400],
    ['an empty message', { visitor: randomUUID() }, '', 400],
    ['a message that is too long', { visitor: randomUUID() }, 'x'.repeat(2_001), 400],
  ])('refuses %s', async (_description, speaker, text, status) => {
    expect((await sendMessage(speaker, text)).status).toBe(status);
  });
});
