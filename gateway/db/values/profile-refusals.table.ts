/** Why a change of verified data is refused, as the reviewer types it and the client's profile names it. */
export const PROFILE_REFUSALS = Object.freeze(['noDocument', 'differs', 'country', 'other'] as const);

export type ProfileRefusal = (typeof PROFILE_REFUSALS)[number];
