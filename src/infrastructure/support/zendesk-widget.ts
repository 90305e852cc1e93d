import type { ChatWidget } from '../../application/support/ports/chat';
import { PortalError } from '../../domain/kernel/errors';
import { loadScript } from '../browser/load-script';

type Zendesk = (part: string, command: string, ...rest: unknown[]) => void;

interface ZendeskPage {
  zE?: Zendesk;
  zESettings?: object;
}

const page = () => window as unknown as ZendeskPage;

/** The widget of Zendesk. On phones its launcher is raised above the mobile bar (R9). */
export class ZendeskWidget implements ChatWidget {
  private loading: Promise<void> | undefined;

  load(key: string): Promise<void> {
    this.loading ??= this.loadSnippet(key);
    return this.loading;
  }

  get present(): boolean {
    return typeof page().zE === 'function';
  }

  identify(token: () => Promise<string | null>): void {
    this.send('loginUser', (answer: (token: string) => void) => {
      void token().then((signedToken) => signedToken !== null && answer(signedToken));
    });
  }

  forget(): void {
    this.send('logoutUser');
    this.send('close');
  }

  open(): void {
    this.send('open');
  }

  private async loadSnippet(key: string): Promise<void> {
    page().zESettings = {
      errorReporting: false,
      webWidget: { offset: { mobile: { horizontal: '12px', vertical: '68px' } }, zIndex: 22 },
    };
    const url = `https://static.zdassets.com/ekr/snippet.js?key=${encodeURIComponent(key)}`;
    await loadScript(url, 'ze-snippet').catch(() => {
      throw PortalError.unavailable();
    });
  }

  /** Third-party code may throw; the portal continues (F7). */
  private send(command: string, ...rest: unknown[]): void {
    try {
      page().zE?.('messenger', command, ...rest);
    } catch (error) {
      console.warn('The support chat failed', error);
    }
  }
}
