import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { effectiveSchema } from '../../../src/domain/onboarding/effective-schema';
import { orderOf, type Answers, type FormSchema } from '../../../src/domain/onboarding/form-schema';
import { fillForm, type Pick } from '../../gateway/onboarding/forms/fill-form';
import { DEMO_PASSWORD } from './clients';
import { pdfWith } from './pdf';
import { PORT, type Variant } from './portal';
import { solveCaptcha, tokenOf } from './portal-gateway';

const GATEWAY = `http://localhost:${PORT}`;
/** The gateway may have closed an idle connection. */
const RETRIES = { maxRetries: 2 };
/** Sites that register in one step. */
const SITE_IDS = { main: 1, bank: 3, international: 4 };

/** A client who is used by one test. The steps that the test is not about are done over HTTP. */
export class OnboardingClient {
  private constructor(
    private readonly request: APIRequestContext,
    readonly email: string,
    readonly token: string,
    private readonly gateway = GATEWAY,
  ) {}

  /** A client of the gateway who has not begun an application. */
  static async signIn(request: APIRequestContext, email: string): Promise<OnboardingClient> {
    return new OnboardingClient(request, email, await tokenOf(request, email));
  }

  /** A client who has signed in already, on the tests' gateway or on another one. */
  static fromToken(
    request: APIRequestContext,
    email: string,
    token: string,
    gateway = GATEWAY,
  ): OnboardingClient {
    return new OnboardingClient(request, email, token, gateway);
  }

  /** Registers a client in one step. */
  static async register(
    request: APIRequestContext,
    variant: Exclude<Variant, 'invest'>,
    culture = 'en-US',
  ): Promise<OnboardingClient> {
    const email = `${randomUUID()}@portico.test`;
    const person = { firstName: 'Nadia', lastName: 'Keller', phone: '+353 1 234 5678', country: 'IE' };
    const form = { ...person, email, password: DEMO_PASSWORD, siteId: SITE_IDS[variant], culture };
    const register = async (data: object) => {
      const address = `${GATEWAY}/api/gateway/registration/v1/Registration/singleregister`;
      const answer = await request.post(address, { data, ...RETRIES });
      return (await answer.json()) as { result?: { scaToken: string } };
    };
    const firstAnswer = await register(form);
    const { result } = firstAnswer.result
      ? firstAnswer
      : await register({ ...form, captchaToken: await solveCaptcha(request) });
    if (!result) throw new Error(`${email} could not register`);
    return new OnboardingClient(request, email, result.scaToken);
  }

  /** Picks the answers. Resolves to them, and to the form with the questions that they lead to. */
  async fillForm(pick: Pick): Promise<{ form: FormSchema; answers: Answers }> {
    const { schema } = await this.get<{ schema: FormSchema }>('form');
    const answers = fillForm(schema, pick);
    return { form: effectiveSchema(schema, answers), answers };
  }

  /** Saves the picked answers of all or some sections, and sends every document. Submits nothing. */
  async prefill(pick: Pick, sectionNames?: readonly string[]): Promise<void> {
    const { form, answers } = await this.fillForm(pick);
    let { version } = await this.get<{ version: number }>('application');
    for (const section of orderOf(form).filter((name) => sectionNames?.includes(name) ?? true)) {
      const data = { typeId: 0, version, section, answers: answers[section] ?? {} };
      ({ version } = await this.post<{ version: number }>('Onboarding/save', data));
    }
    await this.sendDocuments(form);
  }

  /** Sends every document that a form requires. */
  async sendDocuments({ properties }: FormSchema): Promise<void> {
    for (const kind of Object.values(properties).flatMap((section) => section['x-portico-kinds'] ?? []))
      await this.sendDocument(kind);
  }

  private async sendDocument(kind: string): Promise<void> {
    const files = `${this.gateway}/api/client/v1/Document/files`;
    const bytes = pdfWith(`${kind} ${randomUUID()}`);
    const headers = { ...this.headers, 'tus-resumable': '1.0.0' };
    const metadata = { kind, filename: `${kind}.pdf`, filetype: 'application/pdf' };
    const upload = await this.request.post(files, {
      ...RETRIES,
      headers: {
        ...headers,
        'upload-length': String(bytes.length),
        'upload-metadata': Object.entries(metadata)
          .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
          .join(),
      },
    });
    const id = upload.headers()['location']?.replace('files/', '') ?? '';
    const type = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const response = await this.request.patch(`${files}/${id}`, {
      headers: { ...headers, ...type },
      ...RETRIES,
      data: bytes,
    });
    expect([kind, response.status()]).toEqual([kind, 204]);
  }

  private get headers() {
    return { Authorization: `Bearer ${this.token}` };
  }

  private async get<Result>(call: string): Promise<Result> {
    const address = `${this.gateway}/api/client/v1/Onboarding/${call}?typeId=0`;
    const answer = await this.request.get(address, { headers: this.headers, ...RETRIES });
    return ((await answer.json()) as { result: Result }).result;
  }

  private async post<Result>(call: string, data: object): Promise<Result> {
    const answer = await this.request.post(`${this.gateway}/api/client/v1/${call}`, {
      headers: this.headers,
      data,
      ...RETRIES,
    });
    const body = (await answer.json()) as { result: Result; errors?: unknown };
    expect(body.errors).toBeUndefined();
    return body.result;
  }
}
