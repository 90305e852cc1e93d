import { COPY_REFUSALS, type CopyRefusal } from './copy';

/** The reason in the details of a refusal; undefined if it is unknown. */
export function refusalOf(details: unknown): CopyRefusal | undefined {
  if (typeof details !== 'object' || details === null || !('reason' in details)) return undefined;
  return COPY_REFUSALS.find((refusal) => refusal === details.reason);
}
