import { makeAutoObservable, runInAction } from 'mobx';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { isNotFound } from '../../domain/kernel/errors';
import { REGISTER_FORMS } from '../../domain/registration/register-fields.table';
import { readDraft, writeDraft, type RegistrationPhase } from '../../domain/registration/registration-draft';
import { REGISTRATIONS, type RegistrationKey } from '../../domain/registration/registrations.table';
import { registrationKind, type RegistrationKind } from '../../domain/registration/registration-kind';
import { chooseAccount, type AccountChoice } from '../../domain/registration/registration-options';
import type { Captcha } from '../session/ports/captcha';
import type { Clock } from '../kernel/ports/clock';
import type { LocalStore, TabStore } from '../kernel/ports/storage';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { OneTimeCodes } from './ports/one-time-codes';
import type { Page } from '../kernel/ports/page';
import type { PhoneNumbers } from './ports/phone-numbers';
import { CodeEntry } from './code-entry';
import { DocumentReading } from './document-reading';
import { EmailCheck } from './email-check';
import { isRefusedAs, type FormProblem } from '../kernel/form-problem';
import type { LanguageStore } from '../language/language-store';
import { ReferralCheck } from './referral-check';
import { RegisterFields } from './register-fields';
import { investFields, personFields, registrationDetails, visitSourceOf } from './registration-payload';
import type { SessionStore } from '../session/session-store';
import type { SiteStore } from '../site/site-store';
import { Submission } from '../kernel/submission';
import { RegistrationLists, type RegistrationListPorts } from './registration-lists';

export interface RegistrationPorts extends RegistrationListPorts {
  clock: Clock;
  codes: OneTimeCodes;
  phones: PhoneNumbers;
  captcha: Captcha;
  tab: TabStore;
  local: LocalStore;
  page: Page;
  navigation: Navigation;
}

export interface RegistrationStores {
  site: SiteStore;
  session: SessionStore;
  language: LanguageStore;
}

const DRAFT = 'portico.draft.register';

/**
 * Registration of a client (R2.1, R7, V5): step 1, a code to the phone, step 2, on the invest
 * site the regulator's documents. The typed values survive a reload.
 */
export class RegistrationStore {
  readonly fields: RegisterFields;
  readonly lists: RegistrationLists;
  readonly codeEntry: CodeEntry;
  readonly documentReading: DocumentReading;
  readonly emailCheck: EmailCheck;
  form: RegistrationKey = 'standard';
  kind: RegistrationKind = 'standard';
  phase: RegistrationPhase | 'done' = 'form';
  readonly submission: Submission;
  /** True if the gateway no longer has step 1: it must be sent again. */
  isLapsed = false;
  #registrationId: string | null = null;
  readonly #referralCheck: ReferralCheck;
  readonly #ports: RegistrationPorts;
  readonly #stores: RegistrationStores;

  constructor(ports: RegistrationPorts, stores: RegistrationStores) {
    this.#ports = ports;
    this.#stores = stores;
    const { clock, codes, page, phones, queries, registration } = ports;
    this.submission = new Submission(page);
    this.lists = new RegistrationLists(ports, stores.site);
    this.codeEntry = new CodeEntry(codes, clock, page);
    this.documentReading = new DocumentReading(registration, queries, clock, stores.site);
    this.emailCheck = new EmailCheck(registration, clock);
    this.#referralCheck = new ReferralCheck(registration, stores.site);
    this.fields = new RegisterFields(phones, clock, {
      options: () => this.lists.effectiveOptions,
      dialCode: (country) => this.lists.dialCode(country),
      onChange: () => this.#saveDraft(),
    });
    makeAutoObservable(this);
  }

  /** Shows a form, with the values and the progress that this tab has stored. */
  open(form: RegistrationKey): void {
    const { local, navigation, tab } = this.#ports;
    const draft = readDraft(tab.get(DRAFT));
    this.form = form;
    const kind = registrationKind(navigation.current().search);
    this.kind = kind === 'single' && !REGISTRATIONS[form].allowsSingleStep ? 'standard' : kind;
    this.phase = this.kind === 'single' ? 'form' : draft.phase;
    this.#registrationId = draft.registrationId;
    this.submission.clear();
    this.isLapsed = false;
    this.fields.start(draft.values);
    this.codeEntry.start(draft.phone ?? '');
    this.lists.load();
    void this.#referralCheck.checkLink(visitSourceOf(local, navigation.current().search).affid);
    if (this.hasDocuments) this.documentReading.open(draft.accepted);
  }

  /** Checks the referral code when its field is left. A failure does no harm: the gateway checks the form too. */
  async checkReferralCode(): Promise<void> {
    const code = this.fields.cleanText('referralCode');
    if (code === '' || (await this.#referralCheck.checkTyped(code))) return;
    runInAction(() => {
      if (this.fields.cleanText('referralCode') === code) this.fields.refuse('referralCode', 'unknown-code');
    });
  }

  /** True if a partner's link or the typed code refers the visitor. */
  get isReferral(): boolean {
    return this.#referralCheck.isReferral(this.fields.cleanText('referralCode'));
  }

  prepareCaptcha(): void {
    this.#ports.captcha.prepare();
  }

  /** True if the regulator's documents follow the second step. */
  get hasDocuments(): boolean {
    return REGISTRATIONS[this.form].phases.includes('documents');
  }

  /** The current step, from 1, and the number of steps. */
  get progress(): { step: number; steps: number } {
    if (this.kind === 'single') return { step: 1, steps: 1 };
    const order: readonly string[] = REGISTRATIONS[this.form].phases;
    return { step: Math.max(1, order.indexOf(this.phase) + 1), steps: order.length };
  }

  /** The account to open; undefined if the site has no offers and the gateway decides. */
  get account(): AccountChoice | undefined {
    const [platform, accountType, currency, leverage] = (
      ['platform', 'accountType', 'currency', 'leverage'] as const
    ).map((field) => this.fields.text(field)) as [string, string, string, string];
    return chooseAccount(this.lists.effectiveOptions.offers, { platform, accountType, currency, leverage });
  }

  /** Sends the form on screen. A second click during the call does nothing (F11). */
  async submit(): Promise<void> {
    if (this.submission.isSending) return;
    this.isLapsed = false;
    await this.submission.run(
      () => this.#send(),
      (problem, error) => this.handleRefusal(problem, error),
    );
  }

  /** Returns to the first form, to change the phone number or the e-mail address. */
  returnToForm(): void {
    this.setPhase('form');
  }

  async #send(): Promise<void> {
    if (this.phase === 'form') await this.#sendForm();
    else if (this.phase === 'code') await this.#sendCode();
    else if (this.phase === 'rest') await this.#sendDetails();
    else if (this.phase === 'documents') await this.#sendDocuments();
  }

  async #sendForm(): Promise<void> {
    const checkedFields = await this.fields.check(REGISTER_FORMS['step-1']);
    if (!checkedFields) return;
    const { captcha, local, navigation, registration } = this.#ports;
    const { language, site } = this.#stores;
    const form = {
      ...personFields(this.fields),
      ...visitSourceOf(local, navigation.current().search),
      phone: checkedFields.phone,
      culture: language.culture,
      siteId: site.domain?.siteId ?? 0,
      acceptsTerms: true,
      captchaToken: (await captcha.token()) ?? null,
    };
    if (this.kind === 'single') return this.#finish(await registration.single(form));
    const registrationId = await registration.begin(this.kind, form);
    runInAction(() => {
      this.#registrationId = registrationId;
      this.codeEntry.start(checkedFields.phone);
      this.setPhase('code');
    });
    await this.codeEntry.send('sms');
  }

  async #sendCode(): Promise<void> {
    if (await this.codeEntry.verify()) runInAction(() => this.setPhase('rest'));
  }

  async #sendDetails(): Promise<void> {
    if (!(await this.fields.check(REGISTER_FORMS[REGISTRATIONS[this.form].detailsForm]))) return;
    if (this.hasDocuments) return runInAction(() => this.setPhase('documents'));
    await this.#complete();
  }

  async #sendDocuments(): Promise<void> {
    if (!this.documentReading.accept()) return;
    this.#saveDraft();
    if (this.documentReading.isComplete) await this.#complete();
  }

  async #complete(): Promise<void> {
    const { kind } = this;
    const registrationId = this.#registrationId;
    if (kind === 'single' || registrationId === null) return;
    const details = registrationDetails(this.fields, this.account?.wish);
    const regulatedDetails = {
      ...investFields(this.fields),
      documents: this.documentReading.acceptedDocuments,
    };
    const allDetails = this.hasDocuments ? { ...details, ...regulatedDetails } : details;
    this.#finish(await this.#ports.registration.complete(kind, registrationId, allDetails));
  }

  /** Signs the new client in and shows the accounts (D5). A portal that is only for registration stays on this page. */
  #finish(token: string): void {
    const { navigation, tab } = this.#ports;
    runInAction(() => {
      tab.remove(DRAFT);
      tab.remove('portico.returnTo');
      this.fields.start({});
      this.phase = 'done';
      this.#stores.session.accept(token);
      if (!this.#stores.site.config.registrationOnly) navigation.go('/accounts', { replace: true });
    });
  }

  /** Returns to the step whose data the gateway no longer has: step 1, or the code. */
  private handleRefusal(problem: FormProblem, error: unknown): boolean {
    if (isNotFound(error) && this.phase !== 'form') {
      this.isLapsed = true;
      this.#registrationId = null;
      this.setPhase('form');
      return true;
    }
    if (isReferralCodeRefused(problem)) {
      this.fields.refuse('referralCode', 'unknown-code');
      return true;
    }
    if (problem.kind === 'refused' && problem.codes.includes(ERROR_CODE.wrongCode)) this.setPhase('code');
    return false;
  }

  private setPhase(phase: RegistrationPhase): void {
    this.phase = phase;
    this.submission.clear();
    this.#saveDraft();
  }

  #saveDraft(): void {
    const { codeEntry, fields, phase, documentReading } = this;
    const registrationId = this.#registrationId;
    if (phase === 'done') return;
    const phone = registrationId === null ? null : codeEntry.phone;
    const draft = {
      values: fields.values,
      phase,
      registrationId,
      phone,
      accepted: documentReading.acceptedDocuments,
    };
    this.#ports.tab.set(DRAFT, writeDraft(draft));
  }
}

function isReferralCodeRefused(problem: FormProblem): boolean {
  if (problem.kind !== 'refused' || !isRefusedAs(problem, 'invalid')) return false;
  return (problem.details as { field?: unknown } | null | undefined)?.field === 'referralCode';
}
