import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFStream,
  type PDFObject,
  type PDFPageLeaf,
} from '@cantoo/pdf-lib';
import type { PdfPartCopier } from './pdf-part-copier';

/** The bits of an annotation that a viewer does not show. */
const HIDDEN = 0b10;
const NOT_IN_VIEW = 0b100000;
type Rectangle = readonly [x1: number, y1: number, x2: number, y2: number];
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const name = (text: string) => PDFName.of(text);

/** Paints what the annotations of `source` show, such as an entry of a form or a stamp, on its copy, which has no annotations. */
export function paintAnnotations(source: PDFPageLeaf, target: PDFPageLeaf, copier: PdfPartCopier): void {
  const annotations = source.lookup(name('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  const { context } = target;
  const paintings = new Map<PDFName, PDFObject>();
  let commands = '';
  for (let at = 0; at < annotations.size(); at += 1) {
    const annotation = annotations.lookup(at);
    const appearance = annotation instanceof PDFDict ? appearanceOf(annotation) : undefined;
    const matrix = appearance && placeOf(annotation as PDFDict, appearance.stream);
    const copy = matrix && copier.copy(appearance.part, 'xObject');
    if (!copy) continue;
    const key = name(`Annotation-${at}`);
    paintings.set(key, copy);
    commands += `q ${matrix.map((value) => value.toFixed(5)).join(' ')} cm ${key.toString()} Do Q\n`;
  }
  if (paintings.size === 0) return;
  const resources = withXObjects(target.lookup(name('Resources'), PDFDict), paintings);
  target.set(name('Resources'), resources);
  const page = target.lookup(name('Contents'));
  const part = target.get(name('Contents'));
  const parts = page instanceof PDFArray ? page.asArray() : part ? [part] : [];
  const command = (text: string) => context.register(context.flateStream(text));
  target.set(name('Contents'), context.obj([command('q\n'), ...parts, command(`\nQ\n${commands}`)]));
}

/** The form that a viewer shows for an annotation: its normal appearance, in its current state. */
function appearanceOf(annotation: PDFDict): { part: PDFObject; stream: PDFStream } | undefined {
  const flags = annotation.lookup(name('F'));
  const bits = flags instanceof PDFNumber ? flags.asNumber() : 0;
  const appearances = annotation.lookup(name('AP'));
  if ((bits & (HIDDEN | NOT_IN_VIEW)) !== 0 || !(appearances instanceof PDFDict)) return undefined;
  const normal = appearances.lookup(name('N'));
  const state = annotation.lookup(name('AS'));
  const isByState = normal instanceof PDFDict && state instanceof PDFName;
  const part = isByState ? normal.get(state) : appearances.get(name('N'));
  const stream = annotation.context.lookup(part);
  return part && stream instanceof PDFStream ? { part, stream } : undefined;
}

/** The matrix that moves a form into the rectangle of its annotation (ISO 32000-1, 12.5.5); undefined if nothing would be seen. */
function placeOf(annotation: PDFDict, { dict }: PDFStream): readonly number[] | undefined {
  const box = numbersOf<Rectangle>(dict, 'BBox', 4);
  const place = numbersOf<Rectangle>(annotation, 'Rect', 4);
  if (!box || !place) return undefined;
  const [a, b, c, d, e, f] = numbersOf<Matrix>(dict, 'Matrix', 6) ?? IDENTITY;
  const corners = [box[0], box[2]].flatMap((x) =>
    [box[1], box[3]].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [x1, y1, x2, y2] = place;
  const scaleX = Math.abs(x2 - x1) / (Math.max(...xs) - left);
  const scaleY = Math.abs(y2 - y1) / (Math.max(...ys) - bottom);
  const matrix = [scaleX, 0, 0, scaleY, Math.min(x1, x2) - left * scaleX, Math.min(y1, y2) - bottom * scaleY];
  return matrix.every((value) => Number.isFinite(value) && Math.abs(value) < 1e6) ? matrix : undefined;
}

/** A list of exactly this many numbers. */
function numbersOf<T extends Rectangle | Matrix>(
  dict: PDFDict,
  key: string,
  count: T['length'],
): T | undefined {
  const list = dict.lookup(name(key));
  if (!(list instanceof PDFArray) || list.size() !== count) return undefined;
  const numbers = list.asArray().map((_, at) => list.lookup(at));
  return numbers.every((number) => number instanceof PDFNumber)
    ? (numbers.map((number) => number.asNumber()) as unknown as T)
    : undefined;
}

/** A copy of a page's resources, which other pages may share, with more forms. */
function withXObjects(resources: PDFDict, paintings: ReadonlyMap<PDFName, PDFObject>): PDFDict {
  const key = name('XObject');
  const xObjects = resources.lookup(key);
  const paintingsOfPage = new Map([...(xObjects instanceof PDFDict ? xObjects.entries() : []), ...paintings]);
  const copy = PDFDict.fromMapWithContext(new Map(resources.entries()), resources.context);
  copy.set(key, PDFDict.fromMapWithContext(paintingsOfPage, resources.context));
  return copy;
}
