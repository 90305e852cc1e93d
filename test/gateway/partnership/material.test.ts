import { createHash } from 'node:crypto';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { startGateway, type Gateway } from '../kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

interface Item {
  id: number;
  kind: 'banner' | 'text';
  width: number | null;
  height: number | null;
  culture: string;
  alt: string;
  file: string | null;
  validUntil: string | null;
}

const listMaterial = async (email: string) =>
  gateway.call('getPartnerMaterial', { token: await gateway.signIn(`${email}@portico.test`) });
const itemsOf = async (email: string) => (await listMaterial(email)).body.result.items as Item[];
const fetchFile = (path: string) => fetch(new URL(path, gateway.url));

describe('material for partners', () => {
  it.each(['bank-ib', 'international-ib'])(
    'of %s has banners in sizes and texts, in languages',
    async (email) => {
      const items = await itemsOf(email);
      const banners = items.filter(({ kind }) => kind === 'banner');
      expect(new Set(banners.map(({ height, width }) => `${width}x${height}`))).toEqual(
        new Set(['300x250', '728x90', '1080x1080']),
      );
      const cultures = new Set(items.map(({ culture }) => culture));
      expect(cultures.size).toBeGreaterThan(3);
      const texts = items.filter(({ kind }) => kind === 'text');
      expect(new Set(texts.map(({ culture }) => culture))).toEqual(cultures);
      for (const { alt, file, height, width } of texts)
        expect([file, height, width, alt.length > 40]).toEqual([null, null, null, true]);
    },
  );

  it('belongs to the programmes that have some, and to partners', async () => {
    expect((await listMaterial('invest-ib')).body.errors[0].errorCode).toBe(ERROR_CODE.forbidden);
    expect((await listMaterial('main-ib')).body.errors[0].errorCode).toBe(ERROR_CODE.forbidden);
    expect(await itemsOf('international')).toEqual([]);
    const ofBank = (await itemsOf('bank-ib')).map(({ id }) => id);
    const ofInternational = (await itemsOf('international-ib')).map(({ id }) => id);
    expect(ofBank.filter((id) => ofInternational.includes(id))).toEqual([]);
  });

  it('is not shown after its last day, nor is its picture', async () => {
    const [banner] = await itemsOf('bank-ib');
    await gateway.rows(
      `update partner_material set valid_until = '2020-01-01' where id = ${banner?.id} returning id`,
    );
    expect((await itemsOf('bank-ib')).map(({ id }) => id)).not.toContain(banner?.id);
    expect((await fetchFile(banner?.file ?? '')).status).toBe(404);
  });
});

describe('a picture', () => {
  it('is for every page and for ever, under the hash of its content, with its size', async () => {
    const banners = (await itemsOf('international-ib')).filter(({ kind }) => kind === 'banner');
    for (const { file, height, width } of banners.slice(0, 6)) {
      const answer = await fetchFile(file ?? '');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(file?.endsWith(`/${createHash('sha256').update(bytes).digest('hex')}`)).toBe(true);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
    }
  });

  it('is never markup, nor any other content', async () => {
    const contents = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<html><script>1</script></html>',
      '%PDF-1.4 %%EOF',
    ];
    for (const content of contents) {
      const [row] =
        await gateway.rows(`insert into partner_material (company_id, kind, width, height, culture, content, alt)
        values (3, 'banner', 10, 10, 'en-US', convert_to('${content}', 'UTF8'), 'No picture') returning sha256`);
      const path = `/api/client/v1/Partnership/material-files/${String(row?.['sha256'])}`;
      expect((await fetchFile(path)).status).toBe(404);
    }
    await gateway.rows("delete from partner_material where alt = 'No picture' returning id");
  });

  it.each(['', 'x', 'a'.repeat(64), '../../../etc/passwd', `${'a'.repeat(63)}'`])(
    '%j is unknown',
    async (name) => {
      const answer = await fetchFile(`/api/client/v1/Partnership/material-files/${encodeURIComponent(name)}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    },
  );

  it('is part of a banner, and of a banner alone', async () => {
    const insert = (values: string) =>
      gateway.rows(
        `insert into partner_material (company_id, kind, width, height, culture, content, alt) values (3, ${values}, 'No picture')`,
      );
    await expect(insert("'banner', 10, 10, 'en-US', null")).rejects.toThrow('Failed query');
    await expect(insert("'text', null, null, 'en-US', 'abc'")).rejects.toThrow('Failed query');
  });
});
