import type {
  Registration,
  RegistrationForm,
  RegulatorDocument,
} from '../../application/registration/ports/registration';
import { fullNameOf } from '../../domain/kernel/identifiers/full-name';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { RegistrationOptions } from '../../domain/registration/registration-options';
import { DEFAULT_OPTIONS } from '../../domain/registration/registration-options';
import { refuse } from '../kernel/refuse';
import { clientOf } from '../client/clients-data';
import type { FakeBackend } from '../portal/fake-backend';

/** Registration with the in-memory backend. */
export class FakeRegistration implements Registration {
  /** The registration options; one offer by default. */
  currentOptions: RegistrationOptions = {
    ...DEFAULT_OPTIONS,
    offers: [{ platform: 'MT5', accountType: 'Standard', currencies: ['USD', 'EUR'], leverages: [100, 50] }],
  };
  /** The valid referral codes; one by default. */
  referralCodes: readonly string[] = ['friend-1'];
  /** The regulatory documents; none by default. */
  regulatorDocuments: readonly RegulatorDocument[] = [];
  private readonly forms = new Map<string, RegistrationForm>();

  constructor(private readonly backend: FakeBackend) {}

  isKnown(email: string): Promise<boolean> {
    return this.backend.answerAnyone('clientCheck', () => this.hasClient(email), { args: [email] });
  }

  isReferralCode(code: string, siteId: number): Promise<boolean> {
    return this.backend.answerAnyone('checkReferral', () => this.referralCodes.includes(code), {
      args: [code, siteId],
    });
  }

  options(siteId: number, signal?: AbortSignal): Promise<RegistrationOptions> {
    return this.backend.answerAnyone('registrationOptions', () => this.currentOptions, {
      args: [siteId],
      signal,
    });
  }

  documents(siteId: number, signal?: AbortSignal): Promise<readonly RegulatorDocument[]> {
    return this.backend.answerAnyone('registrationDocuments', () => this.regulatorDocuments, {
      args: [siteId],
      signal,
    });
  }

  begin(kind: 'standard' | 'landing', form: RegistrationForm): Promise<string> {
    const answer = () => {
      this.checkForm(form);
      const id = `registration-${this.forms.size + 1}`;
      this.forms.set(id, form);
      return id;
    };
    return this.backend.answerAnyone(kind === 'standard' ? 'registerStep1' : 'landingStep1', answer, {
      args: [form],
    });
  }

  complete(kind: 'standard' | 'landing', registrationId: string, rest: unknown): Promise<string> {
    const answer = () => {
      const form = this.forms.get(registrationId);
      if (!form) throw PortalError.refused([ERROR_CODE.notFound], 404);
      this.forms.delete(registrationId);
      return this.create(form);
    };
    const call = kind === 'standard' ? 'registerStep2' : 'landingStep2';
    return this.backend.answerAnyone(call, answer, { args: [registrationId, rest] });
  }

  single(form: RegistrationForm): Promise<string> {
    const answer = () => {
      this.checkForm(form);
      return this.create(form);
    };
    return this.backend.answerAnyone('singleRegister', answer, { args: [form] });
  }

  private hasClient(email: string): boolean {
    return this.backend.clients.some((client) => client.email.toLowerCase() === email.trim().toLowerCase());
  }

  private checkForm({ email, password, referralCode }: RegistrationForm): void {
    if (referralCode !== null && !this.referralCodes.includes(referralCode))
      refuse('invalid', 200, { field: 'referralCode' });
    if (this.hasClient(email)) throw PortalError.refused([ERROR_CODE.duplicate], 200);
    if (password.length < this.currentOptions.password.minLength)
      throw PortalError.refused([ERROR_CODE.weakPassword], 200);
  }

  private create({ email, password, firstName, lastName }: RegistrationForm): string {
    const setting = clientOf('main', {
      firstName,
      lastName: lastName ?? '',
      fullName: fullNameOf(firstName, lastName),
    });
    return this.backend.issueToken(this.backend.add({ email, password, setting }));
  }
}
