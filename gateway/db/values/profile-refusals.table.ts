/** Reasons to refuse a change of verified data, as the reviewer types them and the client's profile names them. */
export const PROFILE_REFUSALS = Object.freeze(['noDocument', 'differs', 'country', 'other'] as const);

export type ProfileRefusal = (typeof PROFILE_REFUSALS)[number];
