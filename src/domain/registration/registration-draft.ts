import type { RegisterValues } from './check-field';
import { REGISTER_FIELDS, type RegisterField } from './register-fields.table';

/** Steps of a registration: the first form, the code, the second form (`rest`), the documents. */
export const REGISTRATION_PHASES = Object.freeze(['form', 'code', 'rest', 'documents'] as const);
export type RegistrationPhase = (typeof REGISTRATION_PHASES)[number];

/** State that survives a reload (D7): the typed values without passwords, and the progress. */
export interface RegistrationDraft {
  readonly values: RegisterValues;
  readonly phase: RegistrationPhase;
  /** The gateway's id of step 1, once it has one. */
  readonly registrationId: string | null;
  /** The phone number that gets the codes, in international form. */
  readonly phone: string | null;
  /** The regulator's documents that were accepted so far. */
  readonly accepted: readonly AcceptedDocument[];
}

/** A regulator's document that was read to its end and ticked. */
export interface AcceptedDocument {
  readonly id: string;
  /** Hash of the text that the visitor has read. */
  readonly sha256: string;
  /** ISO 8601 UTC. */
  readonly acceptedAt: string;
}

export const NO_DRAFT: RegistrationDraft = Object.freeze({
  values: Object.freeze({}),
  phase: 'form',
  registrationId: null,
  phone: null,
  accepted: Object.freeze([]),
});

const isField = (name: string): name is RegisterField => Object.hasOwn(REGISTER_FIELDS, name);

/** The text that stores a draft. */
export function writeDraft({ values, ...progress }: RegistrationDraft): string {
  return JSON.stringify({ ...progress, values: draftValues(Object.entries(values)) });
}

/** Reads a stored draft, without its invalid parts; an unreadable text gives an empty draft. */
export function readDraft(text: string | null): RegistrationDraft {
  try {
    const { values, phase, registrationId, phone, accepted } = Object(JSON.parse(text ?? 'null')) as Record<
      string,
      unknown
    >;
    const hasStarted = typeof registrationId === 'string' && typeof phone === 'string';
    const validPhase = REGISTRATION_PHASES.find((phaseName) => phaseName === phase) ?? 'form';
    return {
      values: draftValues(Object.entries(Object(values) as object)),
      phase: hasStarted ? validPhase : 'form',
      registrationId: hasStarted ? registrationId : null,
      phone: hasStarted ? phone : null,
      accepted: hasStarted && Array.isArray(accepted) ? accepted.filter(isAcceptedDocument) : [],
    };
  } catch {
    return NO_DRAFT;
  }
}

function isAcceptedDocument(item: unknown): item is AcceptedDocument {
  const { id, sha256, acceptedAt } = Object(item) as Record<string, unknown>;
  return [id, sha256, acceptedAt].every((part) => typeof part === 'string');
}

function draftValues(entries: readonly (readonly [string, unknown])[]): RegisterValues {
  return Object.fromEntries(
    entries.filter(
      ([name, value]) => isField(name) && REGISTER_FIELDS[name].isDraftable && typeof value === 'string',
    ),
  );
}
