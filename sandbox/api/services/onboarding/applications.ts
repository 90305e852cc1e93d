import { and, eq } from 'drizzle-orm';
import { answerIssues, isUnanswered } from '../../../../src/domain/onboarding/check-answers';
import { effectiveSchema, keptAnswers } from '../../../../src/domain/onboarding/effective-schema';
import type { Answers, AnswersOf } from '../../../../src/domain/onboarding/form-schema';
import { inTransaction, type Database } from '../../../db/open-database';
import { accounts } from '../../../db/tables/accounts';
import { applications, type ApplicationRow, type Outcome } from '../../../db/tables/applications';
import { clients, reassessments } from '../../../db/tables/clients';
import { found } from '../../../found';
import { ApiError } from '../../http/api-error';
import type { Once } from '../money/once';
import type { Quotas } from '../quotas';
import { QUOTAS } from '../quotas.table';
import type { SignedInClient } from '../sessions';
import type { Sites } from '../sites';
import { dayOf, type Clock } from '../time';
import {
  applicationReference,
  askedDocuments,
  FIRST,
  moved,
  OPEN_STATES,
  progressed,
  rejectedOf,
  timelineOf,
  type AskedDocument,
} from './application-states';
import { draftIssues } from './check-draft';
import type { CompanyForm } from './company-form';
import type { Forms } from './forms';
import { outcomeOf } from './outcome';

/** The answers of a section may take this many bytes as JSON. */
const MOST_BYTES = 16_384;

interface ApplicationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly forms: Forms;
  readonly once: Once;
  readonly quotas: Quotas;
  readonly sites: Sites;
}

type Client = Pick<SignedInClient, 'id' | 'companyId' | 'siteId'>;

interface Saved {
  readonly typeId: number;
  readonly version: number;
  readonly section: string;
  readonly answers: AnswersOf;
}

interface Submitted {
  readonly typeId: number;
  readonly version: number;
  readonly isUnchanged: boolean;
  readonly isWarningAccepted: boolean;
}

/** Applications for an investment account, and re-assessments: drafts with versions, what became of them. */
export class Applications {
  constructor(private readonly deps: ApplicationsDeps) {}

  /** Throws `notFound` where there is no form of the type, or an outside provider asks the questions. */
  async form(client: Client, typeId: number) {
    const { db, forms } = this.deps;
    const form = await this.#form(client, typeId);
    const [owner] = await db.select().from(clients).where(eq(clients.id, client.id));
    return forms.written(form, found(owner, 'the client').culture);
  }

  async read(client: Client, typeId: number) {
    const form = await this.#form(client, typeId);
    return inTransaction(this.deps.db, async (own) => this.#written(own, client, form));
  }

  /**
   * Throws `draftTaken` where another device has saved since, `oddAnswers` for what the form does not ask or cannot be,
   * `tooBig`, and `refused` where nothing can be changed now.
   */
  async save(client: Client, { answers, section, typeId, version }: Saved) {
    const { clock, db, quotas } = this.deps;
    const form = await this.#form(client, typeId);
    const fields = Object.hasOwn(form.schema.properties, section)
      ? form.schema.properties[section]
      : undefined;
    const fieldsOdd = fields
      ? draftIssues(fields, answers, `/${section}`)
      : [{ at: `/${section}`, reason: 'unknown' as const }];
    if (fieldsOdd.length > 0) throw new ApiError('oddAnswers', undefined, { fields: fieldsOdd });
    if (Buffer.byteLength(JSON.stringify(answers)) > MOST_BYTES) throw new ApiError('tooBig');
    return inTransaction(db, async (own) => {
      const now = clock();
      const before = await lockedRow(own, client.id, typeId);
      checkVersion(before, version, section);
      if (before && !isOpen(before)) throw new ApiError('refused');
      const isNewRound = before !== undefined && !OPEN_STATES.has(before.state);
      const kept = isNewRound ? {} : (before?.answers ?? {});
      const draft = {
        ...{ version: version + 1, revision: form.revision, atSection: section, savedAt: now },
        answers: { ...kept, [section]: answers },
      };
      if (before && !isNewRound) await own.update(applications).set(draft).where(isRow(before));
      else await this.#begin(own, { clientId: client.id, typeId }, draft, now);
      await quotas.keep(own, QUOTAS.drafts, client.id);
      return { version: draft.version, savedAt: now.toISOString() };
    });
  }

  /**
   * Throws `draftTaken` for an older version, `refused` with `fields` where answers are missing or wrong, and with
   * `until` while the client cools off.
   */
  async submit(client: Client, key: string, asked: Submitted) {
    const form = await this.#form(client, asked.typeId);
    return this.deps.once.run(client, key, { call: 'submitApplication', ...asked }, (own) =>
      this.#submit(own, client, form, asked),
    );
  }

  /** Throws `refused` where there is no re-assessment that may be put off. */
  async postpone(client: Client, typeId: number): Promise<void> {
    const { clock, db } = this.deps;
    const now = clock();
    await inTransaction(db, async (own) => {
      const isIt = and(eq(reassessments.clientId, client.id), eq(reassessments.typeId, typeId));
      const [due] = await own.select().from(reassessments).where(isIt).for('update');
      if (!due?.isSkip || due.finishDate <= now) throw new ApiError('refused');
      await own
        .update(reassessments)
        .set({ postponedUntil: dayOf(now).end })
        .where(isIt);
    });
  }

  async #form({ companyId, siteId }: Client, typeId: number): Promise<CompanyForm> {
    const { onboardingUrl } = await this.deps.sites.byId(siteId);
    if (onboardingUrl !== null) throw new ApiError('notFound');
    return this.deps.forms.of(companyId, typeId);
  }

  async #begin(
    own: Database,
    key: Pick<ApplicationRow, 'clientId' | 'typeId'>,
    draft: Pick<ApplicationRow, 'version' | 'revision' | 'atSection' | 'savedAt' | 'answers'>,
    now: Date,
  ): Promise<void> {
    await own
      .insert(applications)
      .values({ ...key, ...draft })
      .onConflictDoNothing();
    await moved(own, key, 'onboarding', now, { ...draft, outcome: null, reasons: [] });
  }

  async #submit(own: Database, client: Client, form: CompanyForm, asked: Submitted) {
    const { clock } = this.deps;
    const now = clock();
    const { typeId, version } = asked;
    const locked = await lockedRow(own, client.id, typeId);
    checkVersion(locked, version, locked?.atSection ?? '');
    if (locked && !isOpen(locked)) throw new ApiError('refused');
    const until = locked?.outcome?.until;
    if (until !== undefined && new Date(until) > now) throw new ApiError('refused', undefined, { until });
    const answers = await this.#whole(own, client, form, locked, asked);
    const documents = await askedDocuments(own, client.id, now, form.schema, answers);
    const fields = answerIssues(form.schema, answers, {
      today: now.toISOString().slice(0, 'YYYY-MM-DD'.length),
      documents: documents
        .filter(({ status }) => status === 'pending' || status === 'verified')
        .map(({ kind }) => kind),
    });
    if (fields.length > 0) throw new ApiError('refused', undefined, { fields });
    const effective = effectiveSchema(form.schema, answers);
    const outcome = outcomeOf(answers, (at) => isAsked(effective, at), now);
    if (!locked || !OPEN_STATES.has(locked.state)) {
      // A re-assessment in which nothing has changed has no draft.
      const draft = {
        version: version + 1,
        revision: form.revision,
        atSection: null,
        savedAt: now,
        answers: {},
      };
      await this.#begin(own, { clientId: client.id, typeId }, draft, now);
    }
    const row = found(await lockedRow(own, client.id, typeId), 'the application');
    await this.#decide(own, row, { answers, outcome, isWarningAccepted: asked.isWarningAccepted }, now);
    return this.#written(own, client, form);
  }

  /** The rules have spoken: what was submitted is kept, unless the client has to think about it first. */
  async #decide(
    own: Database,
    row: ApplicationRow,
    {
      answers,
      isWarningAccepted,
      outcome,
    }: { answers: Answers; outcome: Outcome; isWarningAccepted: boolean },
    now: Date,
  ): Promise<void> {
    if (outcome.kind === 'cooling-off' || (outcome.kind === 'warning' && !isWarningAccepted)) {
      await own.update(applications).set({ outcome }).where(isRow(row));
      return;
    }
    const kept = { outcome, answers, submitted: answers, submittedAt: now, reasons: [] };
    if (outcome.kind === 'declined') await moved(own, row, 'rejected', now, kept);
    else await moved(own, row, 'submitted', now, kept);
    if (row.typeId === FIRST) {
      await own.update(clients).set({ onboardingClosedAt: now }).where(eq(clients.id, row.clientId));
      return;
    }
    // No person looks at a re-assessment: the rules have.
    if (outcome.kind !== 'declined') await moved(own, row, 'approved', now);
    await own.delete(reassessments).where(isDue(row.clientId, row.typeId));
  }

  /** The answers that a submission stands for: of a re-assessment, those submitted last with what is new. */
  async #whole(
    own: Database,
    client: Client,
    form: CompanyForm,
    row: ApplicationRow | undefined,
    { isUnchanged, typeId }: Submitted,
  ): Promise<Answers> {
    const draft = row && OPEN_STATES.has(row.state) ? row.answers : {};
    const before = typeId === FIRST ? undefined : await previousOf(own, client.id, typeId);
    const answers = answered(
      before ? mergedAnswers(isUnchanged ? [draft, before.answers] : [before.answers, draft]) : draft,
    );
    return keptAnswers(effectiveSchema(form.schema, answers), answers);
  }

  async #written(own: Database, client: Client, form: CompanyForm) {
    const { typeId } = form;
    const now = this.deps.clock();
    const locked = await lockedRow(own, client.id, typeId);
    const documents = locked ? await askedDocuments(own, client.id, now, form.schema, locked.answers) : [];
    const row = locked && (await progressed(own, locked, documents, now));
    const [due] = await own.select().from(reassessments).where(isDue(client.id, typeId));
    const previous = typeId === FIRST ? null : await previousOf(own, client.id, typeId);
    const more = {
      ...{ typeId, finishDate: due?.finishDate.toISOString() ?? null, isSkip: due?.isSkip ?? false },
      previous: previous && {
        answers: keptAnswers(form.schema, previous.answers),
        at: previous.at.toISOString(),
      },
    };
    // Asked again: what was done is over.
    const isAgain = due !== undefined && row !== undefined && !OPEN_STATES.has(row.state);
    if (!row || isAgain)
      return { ...NOT_BEGUN, ...more, version: row?.version ?? 0, revision: form.revision };
    return {
      ...more,
      ...{ state: row.state, version: row.version, revision: row.revision, atSection: row.atSection },
      answers: keptAnswers(form.schema, row.answers),
      savedAt: row.savedAt.toISOString(),
      reference: row.submittedAt ? applicationReference(row) : null,
      outcome: row.outcome,
      reasons: reasonsOf(row, documents),
      timeline: await timelineOf(own, row),
      account: await accountOf(own, row),
    };
  }
}

const NOT_BEGUN = Object.freeze({
  ...{ state: 'none' as const, answers: {}, savedAt: null, atSection: null, reference: null, outcome: null },
  ...{ reasons: [], timeline: [], account: null },
});

const isRow = ({ clientId, typeId }: Pick<ApplicationRow, 'clientId' | 'typeId'>) =>
  and(eq(applications.clientId, clientId), eq(applications.typeId, typeId));

const isDue = (clientId: number, typeId: number) =>
  and(eq(reassessments.clientId, clientId), eq(reassessments.typeId, typeId));

/** Two devices wait for each other at the client's row: the application's own may not be there yet. */
async function lockedRow(
  own: Database,
  clientId: number,
  typeId: number,
): Promise<ApplicationRow | undefined> {
  await own.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('no key update');
  const [row] = await own.select().from(applications).where(isRow({ clientId, typeId })).for('update');
  return row;
}

function checkVersion(row: ApplicationRow | undefined, version: number, section: string): void {
  const now = row?.version ?? 0;
  if (now === version) return;
  if (!row) throw new ApiError('draftTaken');
  const details = { version: now, savedAt: row.savedAt.toISOString(), section };
  throw new ApiError('draftTaken', undefined, { ...details, answers: row.answers[section] ?? {} });
}

/** A re-assessment may be begun again once it is done; a first application is open until it is submitted. */
const isOpen = ({ state, typeId }: ApplicationRow): boolean =>
  OPEN_STATES.has(state) || (typeId !== FIRST && (state === 'approved' || state === 'rejected'));

/** What a re-assessment begins with: its own answers of last time, or those of the first application. */
async function previousOf(own: Database, clientId: number, typeId: number) {
  for (const type of [typeId, FIRST]) {
    const [row] = await own
      .select()
      .from(applications)
      .where(isRow({ clientId, typeId: type }));
    if (row?.submitted && row.submittedAt) return { answers: row.submitted, at: row.submittedAt };
  }
  return null;
}

/** Answers of several, field by field; later ones win. */
function mergedAnswers(all: readonly Answers[]): Answers {
  const sections = new Set(all.flatMap((answers) => Object.keys(answers)));
  return Object.fromEntries(
    [...sections].map((name) => [
      name,
      Object.assign({}, ...all.map((answers) => answers[name])) as AnswersOf,
    ]),
  );
}

const answered = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, fields]) => [
      name,
      Object.fromEntries(Object.entries(fields).filter(([, answer]) => !isUnanswered(answer))),
    ]),
  );

function isAsked({ properties }: CompanyForm['schema'], at: string): boolean {
  const [, section = '', field = ''] = at.split('/');
  return Object.hasOwn(properties[section]?.properties ?? {}, field);
}

function reasonsOf({ outcome, reasons, state }: ApplicationRow, documents: readonly AskedDocument[]) {
  if (state === 'action-required')
    return [
      ...rejectedOf(documents).map(({ at, kind }) => ({
        code: 'document-rejected' as const,
        at,
        document: kind,
      })),
      ...reasons,
    ];
  if (state !== 'rejected') return [];
  return outcome?.kind === 'declined'
    ? (outcome.because ?? []).map((at) => ({ code: 'declined' as const, at }))
    : reasons;
}

async function accountOf(own: Database, { login }: ApplicationRow) {
  if (login === null) return null;
  const { currency, leverage, platform, server } = accounts;
  const [account] = await own
    .select({ login: accounts.login, server, platform, currency, leverage })
    .from(accounts)
    .where(eq(accounts.login, login));
  return account ?? null;
}
