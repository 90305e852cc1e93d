import type { Companies } from '../../src/domain/site/companies';
import { cleanAnswers } from '../../src/domain/onboarding/clean-answers';
import type { FieldAnswers } from '../../src/domain/onboarding/form-schema';
import { inTransaction, type Database } from '../db/open-database';
import { applications } from '../db/tables/applications';
import { reassessments } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import type { Idempotency } from '../db/idempotency';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import { cultureOf } from '../db/culture-of';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { Sites } from '../site/sites';
import { dayOf, type Clock } from '../kernel/time';
import { beginApplication, checkOpen, isReminderOf, lockApplication } from './application-row';
import { isApplication, OPEN_STATES } from './application-states';
import { draftIssues } from './check-draft';
import type { CompanyForm } from './company-form';
import type { Forms } from './forms';
import { submitApplication, type Submission } from './submit-application';
import { readApplication } from './read-application';

/** The most bytes of a section's answers as JSON. */
const MAX_SECTION_BYTES = 16_384;

interface ApplicationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly companies: Companies;
  readonly forms: Forms;
  readonly idempotency: Idempotency;
  readonly quotas: Quotas;
  readonly sites: Sites;
}

type Client = Pick<SignedInClient, 'id' | 'companyId' | 'siteId'>;

interface SectionDraft {
  readonly typeId: number;
  /** Version of the draft that was changed. */
  readonly version: number;
  readonly section: string;
  readonly answers: FieldAnswers;
}

/** Applications for an investment account, and re-assessments: drafts with versions, and their outcomes. */
export class Applications {
  constructor(private readonly deps: ApplicationsDeps) {}

  /**
   * Throws `notFound` if the type has no form, or if an outside provider has the form.
   * @param culture the culture of the client's page; by default, the one of the user setting.
   */
  async getForm(client: Client, typeId: number, culture: string | undefined) {
    const { db, forms } = this.deps;
    const form = await this.#findForm(client, typeId);
    return forms.translateForm(form, culture ?? (await cultureOf(db, client.id)));
  }

  async getApplication(client: Client, typeId: number) {
    const { clock, companies, db } = this.deps;
    const form = await this.#findForm(client, typeId);
    return inTransaction(db, (transaction) =>
      readApplication(transaction, companies, client.id, form, clock()),
    );
  }

  /**
   * Throws `draftConflict` if another device has saved since, `invalidAnswers` for unknown fields or impossible answers,
   * `tooBig`, and `refused` if the application is closed.
   */
  async saveDraft(client: Client, { answers: input, section, typeId, version }: SectionDraft) {
    const { clock, db, quotas } = this.deps;
    const form = await this.#findForm(client, typeId);
    const answers = cleanSection(form, section, input);
    return inTransaction(db, async (transaction) => {
      const key = { clientId: client.id, typeId };
      const row = await lockApplication(transaction, key);
      checkOpen(row, version, section);
      const continuesDraft = row !== undefined && OPEN_STATES.has(row.state);
      const draft = {
        version: version + 1,
        revision: form.revision,
        atSection: section,
        savedAt: clock(),
        answers: { ...(continuesDraft && row.answers), [section]: answers },
        // A warning concerned the earlier answers.
        ...(row?.outcome?.kind === 'warning' && { outcome: null }),
      };
      if (continuesDraft) await transaction.update(applications).set(draft).where(isApplication(key));
      else await beginApplication(transaction, key, draft);
      await quotas.checkQuota(transaction, QUOTAS.drafts, client.id);
      return { version: draft.version, savedAt: draft.savedAt.toISOString() };
    });
  }

  /** Submits once for each idempotency key. Throws as `submitApplication` does. */
  async submitDraft(client: Client, key: string, typeId: number, submission: Submission) {
    const { clock, companies, idempotency } = this.deps;
    const form = await this.#findForm(client, typeId);
    return idempotency.run(
      client,
      key,
      { call: 'submitApplication', typeId, ...submission },
      async (transaction) => {
        const now = clock();
        await submitApplication(transaction, companies, client.id, form, submission, now);
        return readApplication(transaction, companies, client.id, form, now);
      },
    );
  }

  /** Postpones a re-assessment until tomorrow. Throws `refused` if it may not be postponed. */
  async postponeReassessment({ id: clientId }: Client, typeId: number): Promise<void> {
    const { clock, db } = this.deps;
    const now = clock();
    await inTransaction(db, async (transaction) => {
      const isReminder = isReminderOf({ clientId, typeId });
      const [reminder] = await transaction.select().from(reassessments).where(isReminder).for('update');
      if (!reminder?.isSkip || reminder.finishDate <= now) throw new ApiError('refused');
      await transaction
        .update(reassessments)
        .set({ postponedUntil: dayOf(now).end })
        .where(isReminder);
    });
  }

  async #findForm({ companyId, siteId }: Client, typeId: number): Promise<CompanyForm> {
    const { onboardingUrl } = await this.deps.sites.findById(siteId);
    if (onboardingUrl !== null) throw new ApiError('notFound');
    return this.deps.forms.getForm(companyId, typeId);
  }
}

/** The answers as they are stored. */
function cleanSection(
  { schema: { properties } }: CompanyForm,
  section: string,
  input: FieldAnswers,
): FieldAnswers {
  const fields = Object.hasOwn(properties, section) ? properties[section] : undefined;
  const answers = cleanAnswers(fields ?? {}, input);
  const at = `/${section}`;
  const issues = fields ? draftIssues(fields, answers, at) : [{ at, reason: 'unknown' as const }];
  if (issues.length > 0) throw new ApiError('invalidAnswers', undefined, { fields: issues });
  if (Buffer.byteLength(JSON.stringify(input)) > MAX_SECTION_BYTES) throw new ApiError('tooBig');
  return answers;
}
