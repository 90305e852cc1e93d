/** The subjects in their order, each with the ones that it may import. */
export const SUBJECTS: Readonly<Record<string, readonly string[]>>;
