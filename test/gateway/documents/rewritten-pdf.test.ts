import { deflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  degrees,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  StandardFonts,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { checkDocument } from '../../../gateway/documents/check-document';
import { acceptedBytes, jpeg, pdf, stream } from './files';

// Each PDF is rewritten by a process of its own.
jest.setTimeout(120_000);

const latin1 = (text: string) => Buffer.from(text, 'latin1');

async function rewrite(bytes: Uint8Array) {
  const newBytes = await acceptedBytes(Buffer.from(bytes));
  const document = await PDFDocument.load(newBytes, { throwOnInvalidObject: true, updateMetadata: false });
  return { bytes: newBytes, document };
}

/** All that a viewer can find in a PDF: its objects, and their bytes where they can be unpacked. */
function textOf({ context }: PDFDocument): string {
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      if (!(object instanceof PDFRawStream)) return object.toString();
      const isPicture = object.dict.toString().includes('DCTDecode');
      const bytes = isPicture ? object.contents : decodePDFRawStream(object).decode();
      return `${object.dict.toString()}\n${Buffer.from(bytes).toString('latin1')}`;
    })
    .join('\n');
}

const streamsOf = ({ context }: PDFDocument, subtype: string) =>
  context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of(subtype));

test('a scanned passport keeps its pages, and loses what the camera has added', async () => {
  const scan = await PDFDocument.create();
  scan.setTitle('my passport');
  const photo = await jpeg(300, 200);
  const picture = await scan.embedJpg(photo);
  const font = await scan.embedFont(StandardFonts.Helvetica);
  for (const text of ['data page', 'visa page']) {
    const page = scan.addPage([420, 297]);
    page.drawImage(picture, { x: 10, y: 10, width: 300, height: 200 });
    page.drawText(text, { font, x: 10, y: 250 });
  }
  scan.getPage(1).setRotation(degrees(90));

  const { bytes, document } = await rewrite(await scan.save());

  expect(document.getPages().map((page) => [page.getSize(), page.getRotation().angle])).toEqual([
    [{ width: 420, height: 297 }, 0],
    [{ width: 420, height: 297 }, 90],
  ]);
  const commands = textOf(document);
  // The library writes texts as hexadecimal digits.
  for (const text of ['data page', 'visa page'])
    expect(commands).toContain(latin1(text).toString('hex').toUpperCase());
  expect(commands).toContain('/Helvetica');
  const [storedPicture, ...others] = streamsOf(document, 'Image');
  expect(others).toEqual([]);
  const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();
  expect(await pixels(storedPicture!.contents)).toEqual(await pixels(photo));
  expect(photo.includes('where-it-was-taken')).toBe(true);
  expect(bytes.includes('where-it-was-taken')).toBe(false);
  expect(commands).not.toContain('my passport');
  expect(document.getTitle()).toBeUndefined();
});

const action = (body: string) => pdf('action', { catalog: `/OpenAction<<${body}>>` });
const link = (body: string) =>
  pdf('link', { page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<<${body}>>>>]` });
const resource = (kind: string, object: string | Buffer) =>
  pdf('part', { page: `/Resources<</${kind}<</Part 4 0 R>>>>`, extraObjects: [object] });

test.each([
  ['opens a file of another computer', action(String.raw`/S/GoToR/F(\\\\evil\\share\\a.pdf)`)],
  ['opens an address', action('/S/URI/URI(https://evil.example)')],
  ['opens an address from a link', link('/S/URI/URI(https://evil.example)')],
  ['opens another file from a link', link('/S/GoToR/F(evil.pdf)')],
  ['opens a thread of another file', link('/S/Thread/F(evil.pdf)/D 0')],
  ['plays a rendition', link('/S/Rendition/R<</S/MR/C<</S/MCD/D(evil.mp4)>>>>/OP 0')],
  [
    'plays a film',
    pdf('film', { page: '/Annots[<</Type/Annot/Subtype/Movie/Rect[0 0 9 9]/Movie<</F(evil.avi)>>>>]' }),
  ],
  ['opens an address with a page', pdf('page', { page: '/AA<</O<</S/URI/URI(https://evil.example)>>>>' })],
  [
    'reads the bytes of a picture from another computer',
    resource(
      'XObject',
      stream(String.raw`/Subtype/Image/Width 1/Height 1/F(\\\\evil\\share\\a.png)`, Buffer.alloc(3)),
    ),
  ],
  [
    'shows a page of another file',
    resource('XObject', stream('/Subtype/Form/BBox[0 0 9 9]/Ref<</F(evil.pdf)/Page 0>>', latin1('q Q'))),
  ],
  ['has commands for a printer', resource('XObject', stream('/Subtype/PS', latin1('(evil) run')))],
  [
    'has metadata',
    pdf('data', { catalog: '/Metadata 4 0 R', extraObjects: [stream('', latin1('<evil/>'))] }),
  ],
  [
    'had a form with scripts in an earlier version',
    Buffer.concat([
      pdf('evil', { catalog: '/AcroForm<</#58FA 4 0 R>>', extraObjects: [stream('', latin1('<evil/>'))] }),
      latin1('1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    ]),
  ],
])('nothing of it is left in a PDF that %s', async (_description, bytes) => {
  const { bytes: newBytes, document } = await rewrite(bytes);
  expect(document.getPageCount()).toBe(1);
  expect(textOf(document)).not.toMatch(/evil|GoToR|URI|Thread|Rendition|Movie|XFA|Metadata|\/A{1,2}\b/i);
  expect(newBytes.includes('evil')).toBe(false);
});

test('a rewritten PDF is neither a web page nor an archive, and starts and ends as a PDF', async () => {
  const html = '<html><script language="VBScript">evil</script>';
  const localFile = latin1('PK\x03\x04\x14\0\0\0\0\0evil.exe');
  const endOfArchive = latin1(`PK\x05\x06${'\0'.repeat(16)}`);
  const trap = pdf('<html>', {
    page: `/Contents[4 0 R 5 0 R]/Resources<</Font<</<html> 6 0 R>>/ColorSpace<</C[/Indexed/DeviceRGB 1 (${html})]>>>>`.replace(
      '/<html>',
      '/F',
    ),
    extraObjects: [
      stream('', latin1(`% ${html}\nq Q\n`)),
      stream('/Filter/ASCII85Decode', Buffer.concat([latin1(html), localFile])),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ],
  });
  const bytes = latin1(
    trap.toString('latin1').replace('startxref', `%${endOfArchive.toString('latin1')}\nstartxref`),
  );
  const { bytes: newBytes } = await rewrite(bytes);
  const text = newBytes.toString('latin1');
  expect(bytes.includes('PK\x05\x06')).toBe(true);
  expect(['<html', '<script', 'PK\x03\x04', 'PK\x05\x06'].filter((part) => text.includes(part))).toEqual([]);
  expect([text.startsWith('%PDF-'), text.lastIndexOf('%PDF-'), text.trimEnd().endsWith('%%EOF')]).toEqual([
    true,
    0,
    true,
  ]);
});

test.each([
  ['a picture that runs a script', '<img src=x onerror=evil>'],
  ['a text that runs a script', '<b onclick = "evil">'],
  ['a link', '<a href="java&#115;cript:evil">'],
  ['a form', '<button formaction="evil">'],
  ['a redirection', '<meta content="0;url=//evil">'],
  ['an object', '<object type="evil">'],
  ['a style', '<style>@import "//evil"</style>'],
  ['a RAR archive', 'Rar!\x1a\x07\x01\0evil'],
  ['a 7z archive', '7z\xbc\xaf\x27\x1cevil'],
  ['a cabinet', 'MSCF\0\0\0\0evil'],
])('bytes that seem to be packed, and are %s, are hidden', async (_description, trap) => {
  const newBytes = await acceptedBytes(
    pdf('trap', {
      page: '/Contents[4 0 R 5 0 R]',
      extraObjects: [
        stream('/Filter/FlateDecode', deflateSync(latin1(`q Q %${trap}`), { level: 0 })),
        stream('/Filter/Unknown', latin1(trap)),
      ],
    }),
  );
  expect(newBytes.includes(latin1(trap))).toBe(false);
  expect(newBytes.includes('evil')).toBe(false);
});

test('entries of a form stay visible on the page', async () => {
  const form = await PDFDocument.create();
  const page = form.addPage([200, 100]);
  const field = form.getForm().createTextField('income');
  field.setText('48000 EUR');
  field.addToPage(page, { x: 20, y: 30, width: 120, height: 24 });
  const hiddenField = form.getForm().createTextField('note');
  hiddenField.setText('hidden');
  hiddenField.addToPage(page, { x: 20, y: 60, width: 120, height: 24, hidden: true });

  const { document } = await rewrite(await form.save());

  const { node } = document.getPage(0);
  expect(node.Annots()).toBeUndefined();
  const commands = textOf(document);
  expect(commands).toContain(latin1('48000 EUR').toString('hex').toUpperCase());
  expect(commands).not.toContain(latin1('hidden').toString('hex').toUpperCase());
  expect(commands).toMatch(/q 1\.00000 0\.00000 0\.00000 1\.00000 19\.50000 29\.50000 cm \/\S+ Do Q/);
});

test('parts that pages share are copied once, even a part that contains itself', async () => {
  const { document } = await rewrite(
    pdf('shared', {
      page: '/Contents 4 0 R/Resources 5 0 R',
      extraObjects: [
        stream('', latin1('/F Do')),
        '<</XObject<</F 6 0 R/Again 6 0 R>>>>',
        stream('/Subtype/Form/BBox[0 0 9 9]/Resources 5 0 R', latin1('q Q')),
      ],
    }),
  );
  const resources = document.getPage(0).node.Resources()!;
  const forms = resources.lookup(PDFName.of('XObject'), PDFDict);
  expect(forms.get(PDFName.of('F'))).toBe(forms.get(PDFName.of('Again')));
  expect(streamsOf(document, 'Form')).toHaveLength(1);
});

test('files with equal pages stay different files, and one file is rewritten alike each time', async () => {
  const [first, again, second] = await Promise.all([
    rewrite(pdf('first')),
    rewrite(pdf('first')),
    rewrite(pdf('second')),
  ]);
  expect(again.bytes).toEqual(first.bytes);
  expect(second.bytes).not.toEqual(first.bytes);
});

test.each([
  [
    'lists a page thousands of times',
    latin1(
      pdf('pages')
        .toString('latin1')
        .replace('/Kids[3 0 R]', `/Kids[${'3 0 R '.repeat(2_000)}]`),
    ),
  ],
  [
    'has parts within parts without end',
    pdf('deep', {
      page: `/Resources<</ColorSpace<</C ${'['.repeat(20_000)}${']'.repeat(20_000)}>>>>`,
    }),
  ],
])('a PDF that %s is damaged', async (_description, bytes) => {
  expect(await checkDocument(bytes)).toBe('damaged');
});

test('a long scan is rewritten in time', async () => {
  const scan = await PDFDocument.create();
  // Noise, which is as large as a picture gets.
  const noise = Buffer.from(Array.from({ length: 600 * 800 }, (_, at) => (at * 2_654_435_761) >>> 11));
  for (let at = 0; at < 24; at += 1) {
    noise[at] = at;
    const picture = await sharp(noise, { raw: { width: 600, height: 800, channels: 1 } })
      .jpeg({ quality: 95 })
      .toBuffer();
    scan.addPage([595, 842]).drawImage(await scan.embedJpg(picture), { width: 595, height: 842 });
  }
  const bytes = await scan.save();
  expect(bytes.length).toBeGreaterThan(4_000_000);
  expect((await rewrite(bytes)).document.getPageCount()).toBe(24);
});
