/**
 * Re-assessment popups that were seen, as `reassessmentSeen` stores them: `userId:typeId`, comma separated
 * (D7). The values belong to all clients of this browser.
 */
export type ReassessmentSeen = ReadonlySet<string>;

const ENTRY = /^\d{1,15}:\d{1,15}$/;

const entryOf = (userId: number, typeId: number): string => `${userId}:${typeId}`;

/** Reads the stored value; invalid entries are dropped (P3). */
export function parseSeen(stored: string | null): ReassessmentSeen {
  return new Set((stored ?? '').split(',').filter((entry) => ENTRY.test(entry)));
}

/** The value to store. */
export function formatSeen(seen: ReassessmentSeen): string {
  return [...seen].join(',');
}

/** Looks up whether a client has seen the popup of a type. */
export function hasSeen(seen: ReassessmentSeen, userId: number, typeId: number): boolean {
  return seen.has(entryOf(userId, typeId));
}

/** Adds a popup to those that were seen. */
export function withSeen(seen: ReassessmentSeen, userId: number, typeId: number): ReassessmentSeen {
  return new Set([...seen, entryOf(userId, typeId)]);
}

/**
 * Removes a client's entries whose popup is no longer required, so that it opens when it is required again
 * (R4); other clients' entries stay.
 * @param required the types whose popup this client's setting asks for now.
 */
export function pruneSeen(
  seen: ReassessmentSeen,
  userId: number,
  required: readonly number[],
): ReassessmentSeen {
  const requiredEntries = new Set(required.map((typeId) => entryOf(userId, typeId)));
  return new Set([...seen].filter((entry) => !entry.startsWith(`${userId}:`) || requiredEntries.has(entry)));
}
