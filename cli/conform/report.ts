import type { ContractOperation } from '../../contract/load-contract';
import type { OperationId } from '../../src/infrastructure/http/contract';
import type { Faults } from './judge';
import { FEATURES } from './features.table';

/** `own`: one of Portico's own calls, which this gateway lacks; `part`: correct as far as it could be checked. */
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
  because?: string;
  missing?: boolean;
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
    this.#findingsOf(id).missing = true;
    if (isOwn) return [];
    return [
      `${request}: is not there (404)${id === 'getSiteDomain' ? "; --host names the portal's host" : ''}`,
    ];
  }

  isMissing(id: OperationId): boolean {
    return this.#findingsOf(id).missing === true;
  }

  skip(id: OperationId, because: string): void {
    this.#findingsOf(id).because = because;
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
    const { faults, isRequested, because, missing = false } = this.#findingsOf(id);
    const missingFeature = missing && isOwn ? (FEATURES[id as OperationId] ?? summary) : undefined;
    return {
      operation: id,
      call: `${method} ${path}`,
      summary,
      verdict: verdictOf(),
      faults,
      ...(because !== undefined && { because }),
      ...(missingFeature !== undefined && { without: missingFeature }),
    };

    function verdictOf(): Verdict {
      if (missing) return isOwn ? 'own' : 'missing';
      if (faults.length > 0) return 'off';
      if (!isRequested) return 'notAsked';
      return because === undefined ? 'fits' : 'part';
    }
  }
}

const COUNTED_VERDICTS: readonly (readonly [Verdict, string])[] = [
  ['fits', 'fit'],
  ['off', 'off'],
  ['missing', 'missing'],
  ['own', 'of Portico’s own missing'],
  ['part', 'judged in part'],
  ['notAsked', 'not asked'],
];

/** The report as text. */
export function inWords({
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
  const faulty = operations.filter(({ faults }) => faults.length > 0);
  const skippedOperations = operations.filter(
    ({ verdict, because }) => because !== undefined && verdict !== 'off',
  );
  return [
    `${url} ${conforms ? 'keeps' : 'does not keep'} the contract, as far as it was asked${signedIn ? '' : ' (without a client)'}.`,
    ...section(
      'Off:',
      faulty.flatMap(({ operation, faults }) => [`  ${operation}`, ...faults.map((fault) => `    ${fault}`)]),
    ),
    ...section(
      'The portal does without:',
      without.map((feature) => `  ${feature}`),
    ),
    ...section(
      'Not asked, or in part:',
      skippedOperations.map(({ operation, because }) => `  ${operation}: ${because}`),
    ),
    ...section(
      'Done there:',
      writes.map((write) => `  ${write}`),
    ),
    '',
    `${requests} requests; ${COUNTED_VERDICTS.filter(([verdict]) => count(verdict) > 0)
      .map(([verdict, word]) => `${count(verdict)} ${word}`)
      .join(', ')}.`,
  ].join('\n');
}
