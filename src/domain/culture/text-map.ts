/** Texts by i18next key, `{pageName}.{key}`, flat, without a prototype. */
export type TextMap = Readonly<Record<string, string>>;
