import { makeAutoObservable, runInAction } from 'mobx';
import { REGISTER_FORMS } from '../../domain/registration/register-fields.table';
import { NO_DRAFT, readDraft, writeDraft } from '../../domain/registration/registration-draft';
import { EmailCheck } from './email-check';
import { RegisterFields } from './register-fields';
import { partnerFields, personFields, visitSourceOf } from './registration-payload';
import type { RegistrationPorts, RegistrationStores } from './registration-store';
import { Submission } from '../kernel/submission';
import { RegistrationLists } from './registration-lists';

const DRAFT = 'portico.draft.partner';

/** Kind of partner; a company has more fields than a person. */
export type PartnerKind = 'person' | 'company';

/** Registration of a partner on the invest site (R2.1, V5): one form, then a review by the broker. */
export class PartnerRegistrationStore {
  readonly fields: RegisterFields;
  readonly lists: RegistrationLists;
  readonly emailCheck: EmailCheck;
  readonly submission: Submission;
  isInReview = false;
  readonly #ports: RegistrationPorts;
  readonly #stores: RegistrationStores;

  constructor(ports: RegistrationPorts, stores: RegistrationStores) {
    this.#ports = ports;
    this.submission = new Submission(ports.page);
    this.#stores = stores;
    this.lists = new RegistrationLists(ports, stores.site);
    this.emailCheck = new EmailCheck(ports.registration, ports.clock);
    this.fields = new RegisterFields(ports.phones, ports.clock, {
      options: () => this.lists.effectiveOptions,
      dialCode: (country) => this.lists.dialCode(country),
      onChange: () => this.#saveDraft(),
    });
    makeAutoObservable(this);
  }

  open(): void {
    this.submission.clear();
    this.isInReview = false;
    this.fields.start({ partnerKind: 'person', ...readDraft(this.#ports.tab.get(DRAFT)).values });
    this.lists.load();
  }

  prepareCaptcha(): void {
    this.#ports.captcha.prepare();
  }

  get kind(): PartnerKind {
    return this.fields.text('partnerKind') === 'company' ? 'company' : 'person';
  }

  async submit(): Promise<void> {
    await this.submission.run(async () => {
      const checkedFields = await this.fields.check(REGISTER_FORMS[`partner-${this.kind}`]);
      if (checkedFields) await this.#send(checkedFields.phone);
    });
  }

  async #send(phone: string): Promise<void> {
    const { captcha, clock, local, navigation, registration, tab } = this.#ports;
    const { language, session, site } = this.#stores;
    const token = await registration.single({
      ...personFields(this.fields),
      ...visitSourceOf(local, navigation.current().search),
      phone,
      culture: language.culture,
      siteId: site.domain?.siteId ?? 0,
      acceptsTerms: true,
      captchaToken: (await captcha.token()) ?? null,
      partner: partnerFields(this.fields, new Date(clock.now()).toISOString()),
    });
    runInAction(() => {
      tab.remove(DRAFT);
      this.fields.start({});
      this.isInReview = true;
      session.accept(token);
    });
  }

  #saveDraft(): void {
    this.#ports.tab.set(DRAFT, writeDraft({ ...NO_DRAFT, values: this.fields.values }));
  }
}
