/** A PDF of one empty page. Its comment makes it unlike any other: the same file twice would be taken for a mistake. */
export function pdfWith(comment: string): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ].map((object, at) => `${at + 1} 0 obj${object}endobj\n`);
  return Buffer.from(`%PDF-1.7\n%${comment}\n${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`);
}
