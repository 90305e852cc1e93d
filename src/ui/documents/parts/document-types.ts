/** Accepted file types; the content is checked later. */
export const DOCUMENT_TYPES = Object.freeze({
  any: 'application/pdf,image/png,image/jpeg',
  picture: 'image/png,image/jpeg',
});
