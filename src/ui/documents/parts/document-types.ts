/** What a document may be; its content is looked at after this. */
export const DOCUMENT_TYPES = Object.freeze({
  any: 'application/pdf,image/png,image/jpeg',
  picture: 'image/png,image/jpeg',
});
