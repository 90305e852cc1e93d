import { createHash } from 'node:crypto';
import { PDFDocument, PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { PdfPartCopier } from './pdf-part-copier';
import { paintAnnotations } from './paint-annotations';

/** More pages than a document of this size has; one page can be listed any number of times. */
const MAX_PAGES = 1_000;
/** A rewritten file is hardly larger than the uploaded one, unless a trick repeats its parts. */
const MAX_BYTES = 20 * 1024 * 1024;
const LETTER = [0, 0, 612, 792];
const PAGE_VALUES = ['CropBox', 'Rotate', 'UserUnit'];

/**
 * Saves the pages of a PDF in a new document. It has only the parts that paint a page: no actions, scripts, forms, embedded files, links, metadata or earlier
 * versions, and nothing before its beginning or after its end. What annotations show, such as an entry of a form, is painted on the page.
 * Throws for a document that can't be read.
 */
export async function rewritePdf(document: PDFDocument, bytes: Uint8Array): Promise<Uint8Array> {
  const pages = document.getPages();
  if (pages.length > MAX_PAGES) throw new Error('the PDF has too many pages');
  const copy = await PDFDocument.create({ updateMetadata: false });
  const copier = new PdfPartCopier(document.context, copy.context);
  for (const page of pages) copyPage(page, copy, copier);
  // Files with equal pages stay different if the uploaded files are.
  const id = PDFHexString.of(createHash('sha256').update(bytes).digest('hex'));
  copy.context.trailerInfo.ID = copy.context.obj([id, id]);
  const newBytes = await copy.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Infinity,
  });
  if (newBytes.length > MAX_BYTES) throw new Error('the rewritten PDF is too large');
  return newBytes;
}

function copyPage({ node }: PDFPage, copy: PDFDocument, copier: PdfPartCopier): void {
  const target = copy.addPage().node;
  const { context } = copy;
  const getInherited = (name: string) => node.getInheritableAttribute(PDFName.of(name));
  target.set(PDFName.of('MediaBox'), copier.copy(getInherited('MediaBox'), 'value') ?? context.obj(LETTER));
  for (const name of PAGE_VALUES) {
    const value = copier.copy(getInherited(name), 'value');
    if (value) target.set(PDFName.of(name), value);
  }
  target.set(PDFName.of('Resources'), copier.copy(getInherited('Resources'), 'resources') ?? context.obj({}));
  const group = copier.copy(node.get(PDFName.of('Group')), 'group');
  if (group) target.set(PDFName.of('Group'), group);
  const contents = node.get(PDFName.of('Contents'));
  const contentsCopy = copier.copy(contents, 'content');
  if (contentsCopy) target.set(PDFName.of('Contents'), contentsCopy);
  else target.delete(PDFName.of('Contents'));
  paintAnnotations(node, target, copier);
}
