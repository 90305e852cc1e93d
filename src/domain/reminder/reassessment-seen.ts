/**
 * Re-assessment popups that were seen, as `reassessmentSeen` stores them: `userId:typeId`, comma separated
 * (D7). The values belong to all clients of this browser.
 */
export type ReassessmentSeen = ReadonlySet<string>;

const ENTRY = /^\d{1,15}:\d{1,15}$/;

const entryOf = (userId: number, typeId: number): string => `${userId}:${typeId}`;

/** Reads the stored value; invalid entries are dropped (P3). */
export function parseSeen(storedValue: string | null): ReassessmentSeen {
  return new Set((storedValue ?? '').split(',').filter((entry) => ENTRY.test(entry)));
}

/** The value to store. */
export function formatSeen(seenPopups: ReassessmentSeen): string {
  return [...seenPopups].join(',');
}

export function hasSeen(seenPopups: ReassessmentSeen, userId: number, typeId: number): boolean {
  return seenPopups.has(entryOf(userId, typeId));
}

export function withSeen(seenPopups: ReassessmentSeen, userId: number, typeId: number): ReassessmentSeen {
  return new Set([...seenPopups, entryOf(userId, typeId)]);
}

/**
 * Removes a client's entries whose popup is no longer required, so that it opens when it is required again
 * (R4); other clients' entries stay.
 * @param requiredTypeIds the types whose popup this client's setting requires now.
 */
export function pruneSeen(
  seenPopups: ReassessmentSeen,
  userId: number,
  requiredTypeIds: readonly number[],
): ReassessmentSeen {
  const requiredEntries = new Set(requiredTypeIds.map((typeId) => entryOf(userId, typeId)));
  return new Set(
    [...seenPopups].filter((entry) => !entry.startsWith(`${userId}:`) || requiredEntries.has(entry)),
  );
}
