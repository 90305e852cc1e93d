/** The folders of the gateway in their order, each with the ones that it may import. */
export const GATEWAY_SUBJECTS: Readonly<Record<string, readonly string[]>>;
