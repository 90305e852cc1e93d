import type { FastifyInstance } from 'fastify';
import { createFrames } from '../../../gateway/frames/create-frames';
import type { CashierPages } from '../../../gateway/frames/register-cashier';
import { PAGE_KEYS } from '../../../gateway/frames/research/pages.table';
import { RESEARCH_PAGES } from '../../../src/domain/research/research-pages.table';

const NOW = Date.parse('2026-11-20T14:32:07Z');

let app: FastifyInstance;
beforeAll(async () => (app = await createFrames({ now: () => NOW })));
afterAll(() => app.close());

describe('research pages of the gateway', () => {
  test('there is one for each key of the contract', () => {
    expect([...PAGE_KEYS].sort()).toEqual(Object.values(RESEARCH_PAGES).sort());
  });

  test.each(PAGE_KEYS)('%s has a title, a table, and no inline code', async (page) => {
    const { statusCode, body, headers } = await app.inject(`/embed/${page}?culture=de-DE`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="de-DE" dir="ltr">');
    expect(body).toMatch(/<h1 class="quiet">[^<]+<\/h1>/);
    expect(body.match(/<tr>/g)?.length).toBeGreaterThan(5);
    expect(body).not.toMatch(/<script(?! type="module" src="\/research.js"><)|<style|style=|\son\w+=/);
  });

  test('Urdu is right to left and in Urdu; figures stay left to right', async () => {
    const { body } = await app.inject('/embed/av_ideas?culture=ur-PK');
    expect(body).toContain('<html lang="ur-PK" dir="rtl">');
    expect(body).toContain('<h1 class="quiet">تجزیہ کاروں کی رائے</h1>');
    expect(body).toContain('<bdi dir="ltr">EURUSD</bdi>');
  });

  test('the calendar shows past actual figures, and no future ones', async () => {
    const { body } = await app.inject('/embed/economic_calendar?culture=en-US');
    const row = (figure: string) => body.split('\n').find((line) => line.includes(figure));
    expect(row('Jobless claims')).not.toContain('open');
    expect(row('Crude oil inventories')).toContain('open');
  });

  test.each(['<script>alert(1)</script>', 'xx-XX', '__proto__', ''])(
    'culture %j is English, and harmless',
    async (culture) => {
      const { body } = await app.inject(`/embed/av_ideas?culture=${encodeURIComponent(culture)}`);
      expect(body).toContain('<html lang="en-US" dir="ltr">');
      expect(body).not.toContain('alert');
    },
  );

  test.each(['/embed/other', '/embed/__proto__', '/terminal/secrets', '/terminal/..%2fapp', '/'])(
    '%s is a 404',
    async (path) => {
      expect((await app.inject(path)).statusCode).toBe(404);
    },
  );
});

test('pages are for portals on this machine, and show nothing of an error', async () => {
  expect((await app.inject({ url: '/terminal', headers: { host: 'evil.test' } })).statusCode).toBe(421);
  const findPayment = jest.fn(() => Promise.reject(new Error('select secret')));
  const pages = {
    cashier: { findPayment },
    simulatedWallets: { findSimulatedWallet: findPayment },
    brandNameOf: () => 'Portico',
  } as unknown as CashierPages;
  const framesWithCashier = await createFrames({ now: () => NOW, pages });
  for (const url of ['/cashier/%00', '/wallet/%00/x', '/wallet/x/%00'])
    expect((await framesWithCashier.inject(url)).statusCode).toBe(400);
  expect(findPayment).not.toHaveBeenCalled();
  for (const url of ['/cashier/key', '/wallet/key/TRC20']) {
    const { body, headers, statusCode } = await framesWithCashier.inject(url);
    expect([statusCode, body]).toEqual([500, '500 Internal Server Error\n']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  await framesWithCashier.close();
});

describe('the policy of framed pages', () => {
  test.each(['/embed/av_ideas?culture=en-US', '/terminal', '/terminal/app', '/nowhere'])(
    '%s',
    async (path) => {
      const { headers } = await app.inject(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
      expect(policy).toContain('frame-ancestors http://localhost:*');
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect(headers['x-frame-options']).toBeUndefined();
    },
  );
});

describe('the demo terminal', () => {
  test('a page without inline code', async () => {
    const { body } = await app.inject('/terminal?version=5&lang=en');
    expect(body).toContain('id="terminal"');
    expect(body).not.toMatch(/<style|style=|\son\w+=|<script(?! type="module" src="\/terminal\/app")/);
  });

  test('one script without imports', async () => {
    const { statusCode, headers, body } = await app.inject('/terminal/app');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(body).toContain('/Terminal/');
    expect(body).not.toMatch(/^import |innerHTML|insertAdjacentHTML|document\.write/m);
  });

  test.each([
    ['ur-PK', 'ویب ٹرمینل'],
    ['en-PH', 'Web terminal'],
    ['xx-XX', 'Web terminal'],
  ])('the texts of %s', async (culture, title) => {
    const { headers, body } = await app.inject(`/terminal/texts/${culture}`);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body)).toMatchObject({ title });
  });
});

test('the terminal has the colours of the company in its address, if there is one', async () => {
  const frames = await createFrames({
    now: () => NOW,
    colorsOf: (companyId) => (companyId === 7 ? ':root { --fill: #123456; }' : undefined),
  });
  const page = async (query: string) => (await frames.inject(`/terminal${query}`)).body;
  expect(await page('?company=7&version=5')).toContain('href="/terminal/colors/7"');
  const sheet = await frames.inject('/terminal/colors/7');
  expect([sheet.headers['content-type'], sheet.body]).toEqual([
    'text/css; charset=utf-8',
    ':root { --fill: #123456; }',
  ]);
  for (const query of ['', '?company=8', '?company=', '?company=7"><script>', '?company=7&company=8']) {
    const body = await page(query);
    expect(body).toContain('id="terminal"');
    expect(body).not.toContain('/terminal/colors/');
  }
  for (const company of ['8', 'x', '__proto__'])
    expect((await frames.inject(`/terminal/colors/${company}`)).statusCode).toBe(404);
  await frames.close();
});
