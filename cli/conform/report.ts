import type { ContractOperation } from '../../contract/load-contract';
import type { OperationId } from '../../src/infrastructure/http/contract';
import type { Faults } from './answer-checks';
import { FEATURES } from './features.table';

/**
 * `fits`: correct; `off`: wrong; `missing`: a call that every gateway must have; `own`: a missing call that is
 * optional, since it is one of Portico's own; `part`: correct as far as it could be checked.
 */
export type Verdict = 'fits' | 'off' | 'missing' | 'own' | 'part' | 'notAsked';

export interface OperationReport {
  /** `operationId` of contract/openapi.yaml, or `unknownCall` for one that no gateway has. */
  readonly operation: OperationId | 'unknownCall';
  readonly call: string;
  readonly summary: string;
  readonly verdict: Verdict;
  /** The faults, in words. */
  readonly faults: Faults;
  /** Why it was not called, or not with all arguments. */
  readonly because?: string;
  /** The feature that the portal loses as a result. */
  readonly without?: string;
}

/** The output of `portico conform --json`. */
export interface ConformReport {
  readonly url: string;
  readonly conforms: boolean;
  readonly signedIn: boolean;
  readonly requests: number;
  /** Ids of the operations that are wrong or missing. */
  readonly off: readonly string[];
  /** Features that the portal lacks as a result. */
  readonly without: readonly string[];
  /** The effects of `--write` and of signing in, in words. */
  readonly writes: readonly string[];
  readonly operations: readonly OperationReport[];
}

interface Findings {
  faults: string[];
  isRequested: boolean;
  reason?: string;
  isMissing?: boolean;
}

/** The findings about each call so far. */
export class Report {
  requests = 0;
  isSignedIn: boolean;
  readonly #findings = new Map<string, Findings>();
  readonly #writes: string[] = [];

  constructor(
    private readonly options: { readonly url: string; readonly token?: string | undefined },
    private readonly operations: readonly ContractOperation[],
  ) {
    this.isSignedIn = options.token !== undefined;
  }

  addFaults(id: OperationId | 'unknownCall', faults: Faults): void {
    const findings = this.#findingsOf(id);
    findings.isRequested = true;
    findings.faults.push(...faults.filter((fault) => !findings.faults.includes(fault)));
  }

  /** Records that a call is missing; that is a fault if the contract requires the call. */
  addMissing({ id, isOwn }: ContractOperation, request: string): Faults {
    this.#findingsOf(id).isMissing = true;
    if (isOwn) return [];
    return [
      `${request}: is missing (404)${id === 'getSiteDomain' ? "; --host names the portal's host" : ''}`,
    ];
  }

  isMissing(id: OperationId): boolean {
    return this.#findingsOf(id).isMissing === true;
  }

  /** Records why a call was not made, or not checked completely. */
  skip(id: OperationId, reason: string): void {
    this.#findingsOf(id).reason = reason;
  }

  addWrite(id: OperationId, effect: string): void {
    this.#writes.push(`${id}: ${effect}`);
  }

  toJSON(): ConformReport {
    const operations = [
      {
        id: 'unknownCall' as const,
        method: 'GET',
        path: '/api/…',
        summary: 'A call that no gateway has',
        isOwn: false,
      },
      ...this.operations,
    ].map((operation) => this.#reportOf(operation));
    const wrongOperations = operations.filter(({ verdict }) => verdict === 'off' || verdict === 'missing');
    return {
      url: this.options.url,
      conforms: wrongOperations.length === 0,
      signedIn: this.isSignedIn,
      requests: this.requests,
      off: wrongOperations.map(({ operation }) => operation),
      without: [...new Set(operations.flatMap(({ without }) => without ?? []))],
      writes: this.#writes,
      operations,
    };
  }

  #findingsOf(id: string): Findings {
    const findings = this.#findings.get(id) ?? { faults: [], isRequested: false };
    this.#findings.set(id, findings);
    return findings;
  }

  #reportOf({
    id,
    method,
    path,
    summary,
    isOwn,
  }: Pick<ContractOperation, 'path' | 'summary' | 'isOwn'> & {
    id: OperationId | 'unknownCall';
    method: string;
  }): OperationReport {
    const { faults, isRequested, reason, isMissing = false } = this.#findingsOf(id);
    const missingFeature = isMissing && isOwn ? (FEATURES[id as OperationId] ?? summary) : undefined;
    return {
      operation: id,
      call: `${method} ${path}`,
      summary,
      verdict: verdictOf(),
      faults,
      ...(reason !== undefined && { because: reason }),
      ...(missingFeature !== undefined && { without: missingFeature }),
    };

    function verdictOf(): Verdict {
      if (isMissing) return isOwn ? 'own' : 'missing';
      if (faults.length > 0) return 'off';
      if (!isRequested) return 'notAsked';
      return reason === undefined ? 'fits' : 'part';
    }
  }
}

const COUNTED_VERDICTS: readonly (readonly [Verdict, string])[] = [
  ['fits', 'fit'],
  ['off', 'off'],
  ['missing', 'missing'],
  ['own', 'optional missing'],
  ['part', 'checked in part'],
  ['notAsked', 'not called'],
];

/** The report as text. */
export function formatReport({
  url,
  conforms,
  signedIn,
  requests,
  without,
  writes,
  operations,
}: ConformReport): string {
  const count = (verdict: Verdict) => operations.filter((operation) => operation.verdict === verdict).length;
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines] : [];
  const faultyOperations = operations.filter(({ faults }) => faults.length > 0);
  const skippedOperations = operations.filter(
    ({ verdict, because }) => because !== undefined && verdict !== 'off',
  );
  return [
    `${url} ${conforms ? 'keeps' : 'does not keep'} the contract, as far as it was checked${signedIn ? '' : ' (without a client)'}.`,
    ...section(
      'Off:',
      faultyOperations.flatMap(({ operation, faults }) => [
        `  ${operation}`,
        ...faults.map((fault) => `    ${fault}`),
      ]),
    ),
    ...section(
      'The portal does without:',
      without.map((feature) => `  ${feature}`),
    ),
    ...section(
      'Not called, or checked only in part:',
      skippedOperations.map(({ operation, because }) => `  ${operation}: ${because}`),
    ),
    ...section(
      'Effects on the gateway:',
      writes.map((write) => `  ${write}`),
    ),
    '',
    `${requests} requests; ${COUNTED_VERDICTS.filter(([verdict]) => count(verdict) > 0)
      .map(([verdict, word]) => `${count(verdict)} ${word}`)
      .join(', ')}.`,
  ].join('\n');
}
