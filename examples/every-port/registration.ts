import {
  bind,
  ERROR_CODE,
  PortalError,
  Registration,
  type RegistrationForm,
  type RegistrationKind,
  type RegistrationOptions,
  type RegistrationRest,
  type RegulatorDocument,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import type { Directory } from './directory';
import { clientsDirectory, directoryWorld } from './sign-in';
import { inMemory, replaces, runner } from './trial';

const OPTIONS: RegistrationOptions = {
  password: { minLength: 8, maxLength: 128, needs: [], notEmail: true },
  minimumAge: 18,
  offers: [{ platform: 'MT5', accountType: 'Standard', currencies: ['EUR', 'USD'], leverages: [30] }],
  contractKinds: [],
  branches: [],
};

const DOCUMENTS: readonly RegulatorDocument[] = [
  {
    id: 'risk',
    title: 'Risks of trading',
    version: '3',
    language: 'en-US',
    sha256: '5e0f6e4f0c1d5b3c8a7d9e2f1a0b4c6d8e7f9a1b2c3d4e5f60718293a4b5c6d7',
    paragraphs: ['You can lose all that you pay in.'],
  },
];

/** New clients for Acme's directory. */
export class DirectoryRegistration implements Registration {
  readonly #begun = new Map<string, RegistrationForm>();
  readonly #directory: Directory;

  constructor(directory: Directory) {
    this.#directory = directory;
  }

  isKnown(email: string): Promise<boolean> {
    return answer(() => this.#directory.at(email) !== undefined);
  }

  options(_siteId: number, signal?: AbortSignal): Promise<RegistrationOptions> {
    return answer(() => OPTIONS, signal);
  }

  documents(_siteId: number, signal?: AbortSignal): Promise<readonly RegulatorDocument[]> {
    return answer(() => DOCUMENTS, signal);
  }

  begin(_kind: Exclude<RegistrationKind, 'single'>, form: RegistrationForm): Promise<string> {
    return answer(() => {
      if (this.#directory.at(form.email)) throw PortalError.refused([ERROR_CODE.duplicate]);
      this.#directory.checkNew(form.password);
      const id = `registration-${this.#directory.nextId()}`;
      this.#begun.set(id, form);
      return id;
    });
  }

  complete(
    _kind: Exclude<RegistrationKind, 'single'>,
    registrationId: string,
    _rest: RegistrationRest,
  ): Promise<string> {
    return answer(() => {
      const form = this.#begun.get(registrationId);
      if (!form) throw PortalError.refused([ERROR_CODE.notFound], 404);
      this.#begun.delete(registrationId);
      return this.#enter(form);
    });
  }

  single(form: RegistrationForm): Promise<string> {
    return answer(() => this.#enter(form));
  }

  /** The new client, signed in. */
  #enter({ email, password, firstName, lastName, culture, siteId }: RegistrationForm): string {
    const fullName = `${firstName} ${lastName}`;
    return this.#directory.open(
      this.#directory.add(email, password, { firstName, lastName, fullName, culture, siteId }),
    );
  }
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(Registration, () => new DirectoryRegistration(clientsDirectory()), {
    stock: kit.FakeRegistration.prototype,
    ask: (portal) => portal.resolve(Registration).options(7),
  });
  kit.describeRegistrationContract(
    runner,
    'Directory',
    directoryWorld((directory) => [bind(Registration, () => new DirectoryRegistration(directory))]),
    inMemory,
  );
}
