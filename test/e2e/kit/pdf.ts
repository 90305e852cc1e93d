/** A PDF of one empty page. The comment makes it unique, since the gateway refuses a file that was sent before. */
export function pdfWith(comment: string): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ].map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  return Buffer.from(`%PDF-1.7\n%${comment}\n${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`);
}
