import { PortalError, type ChatWidget } from '@portico/portal';

/** The API that Acme's script adds to the page. */
interface AcmeApi {
  signIn(token: () => Promise<string | null>): void;
  signOut(): void;
  show(): void;
}
declare global {
  interface Window {
    acmeChat?: AcmeApi;
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): {
        createScriptURL(url: string): string;
      };
    };
  }
}

const SCRIPT_URL = 'https://chat.acme.example/widget.js';

/** Script addresses need a Trusted Types policy; `chatProvider.sources` names it. A name can be used only once. */
let policy = { createScriptURL: (url: string) => url };
if (window.trustedTypes) policy = window.trustedTypes.createPolicy('acme-chat', policy);

/** Acme's own support chat. */
export class AcmeChat implements ChatWidget {
  #loading: Promise<void> | undefined;

  load(key: string): Promise<void> {
    this.#loading ??= this.#addScript(`${SCRIPT_URL}?key=${encodeURIComponent(key)}`);
    return this.#loading;
  }

  get present(): boolean {
    return window.acmeChat !== undefined;
  }

  identify(token: () => Promise<string | null>): void {
    window.acmeChat?.signIn(token);
  }

  forget(): void {
    window.acmeChat?.signOut();
  }

  open(): void {
    window.acmeChat?.show();
  }

  #addScript(address: string): Promise<void> {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(address);
    return new Promise((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(PortalError.unavailable());
      document.head.append(script);
    });
  }
}
