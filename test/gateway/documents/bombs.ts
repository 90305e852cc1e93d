import { deflateSync } from 'node:zlib';
import { canvas, compressedStream, pdf, stream } from './files';

/* Small files that take much time or memory to parse. */

const MB = 1024 * 1024;
const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** An object stream of one object, and blanks up to this size. */
const objects = (size: number) => {
  const bytes = Buffer.alloc(size, ' ');
  bytes.write('9 0 <<>>');
  return bytes;
};

const asciiHex = (bytes: Buffer) => latin1(`${bytes.toString('hex')}>`);

/** Repeats a byte 128 times for each two bytes. */
const runLength = (runs: number) =>
  Buffer.concat([Buffer.alloc(runs * 2, '\x81 ', 'latin1'), latin1('\x80')]);

/** Replaces the end of line after the keyword `stream`. */
const withEndOfLine = (part: Buffer, endOfLine: string) => {
  const at = part.indexOf('stream\n');
  return Buffer.concat([part.subarray(0, at), latin1(`stream${endOfLine}`), part.subarray(at + 7)]);
};

/** Gives the next part, which is harmless, the same number, so that it replaces the part. */
const replacePart = (bytes: Buffer) =>
  latin1(bytes.toString('latin1').replace('\n5 0 obj\nnull', '\n4 0 obj\nnull'));

type Bomb = readonly [name: string, reason: string, bytes: Buffer];

/** PDFs that blocked the gateway for seconds, and similar ones. */
export function pdfBombs(): readonly Bomb[] {
  const big = deflateSync(objects(300 * MB));
  const doubleDeflated = deflateSync(big);
  const page = deflateSync(Buffer.alloc(127 * MB));
  const objectStream = (filter: string, bytes: Buffer) =>
    stream(`/Type/ObjStm/N 1/First 4/Filter${filter}`, bytes);
  const bomb = (name: string, ...extraObjects: (Buffer | string)[]): Bomb => [
    name,
    'damaged',
    pdf('bomb', { extraObjects }),
  ];
  return [
    bomb(
      'five parts, each below the limit for the file',
      ...Array.from({ length: 5 }, () => stream('/Filter/FlateDecode', page)),
    ),
    bomb('objects compressed twice', objectStream('[/FlateDecode/FlateDecode]', doubleDeflated)),
    bomb(
      'objects after a carriage return',
      withEndOfLine(compressedStream('/Type/ObjStm/N 1/First 4', objects(300 * MB)), '\r'),
    ),
    bomb('a part compressed twice', stream('/Filter[/FlateDecode/FlateDecode]', doubleDeflated)),
    bomb('objects in hexadecimal', objectStream('[/ASCIIHexDecode/FlateDecode]', asciiHex(big))),
    bomb(
      'runs of blanks, compressed three times',
      stream(
        '/Filter[/FlateDecode/FlateDecode/RunLengthDecode]',
        deflateSync(deflateSync(runLength(2 * MB))),
      ),
    ),
    bomb(
      'a part compressed nine times',
      stream(
        `/Filter[${'/FlateDecode'.repeat(9)}]`,
        Array.from({ length: 9 }).reduce<Buffer>((bytes) => deflateSync(bytes), Buffer.alloc(MB)),
      ),
    ),
    [
      'a part replaced by another of the same number',
      'damaged',
      replacePart(pdf('bomb', { extraObjects: [stream('/Filter/FlateDecode', big), 'null'] })),
    ],
    bomb('the beginning of a part, a million times', `<<>>\n${'stream\n'.repeat(1_000_000)}`),
    bomb('brackets', '['.repeat(2_000_000)),
    bomb('object numbers without objects', '1 0 '.repeat(1_500_000)),
    bomb('a table of a billion objects', crossReferences(1_000_000_000)),
  ];
}

const crossReferences = (size: number) =>
  stream(`/Type/XRef/Size ${size}/W[0 0 0]/Root 1 0 R`, Buffer.alloc(0));

/** Pictures of few bytes and many pixels: some at the limit, some above it. */
export async function pictureBombs(): Promise<readonly Bomb[]> {
  return [
    [
      'a PNG with the largest allowed number of pixels',
      'image/png',
      await canvas(8_000, 8_000).png().toBuffer(),
    ],
    [
      'a JPEG with the largest allowed number of pixels',
      'image/jpeg',
      await canvas(8_000, 8_000).jpeg().toBuffer(),
    ],
    ['a PNG with more pixels', 'too-many-pixels', await canvas(12_000, 12_000).png().toBuffer()],
  ];
}
