/** Translation keys of the page's title and description (D4); the gateway sends them per company. */
export const TITLE_KEYS = Object.freeze({ title: 'meta.title', description: 'meta.description' });
