import type { ChatWidget } from '../../application/support/ports/chat';
import { PortalError } from '../../domain/kernel/errors';

/** Creates the widget of a provider; the code of other providers is never loaded. */
export type ChatWidgetFactory = () => ChatWidget | Promise<ChatWidget>;

/** The chat widget that the configuration names. Calls before it is loaded have no effect. */
export class ConfiguredChatWidget implements ChatWidget {
  #widget: ChatWidget | null = null;
  readonly #factories: Readonly<Record<string, ChatWidgetFactory>>;
  readonly #providerId: () => string;

  /**
   * @param factories by the id of their provider.
   * @param providerId reads the id of the provider when a chat is loaded.
   */
  constructor(factories: Readonly<Record<string, ChatWidgetFactory>>, providerId: () => string) {
    this.#factories = factories;
    this.#providerId = providerId;
  }

  async load(key: string): Promise<void> {
    const make = this.#factories[this.#providerId()];
    const widget = await Promise.resolve(make?.()).catch(() => undefined);
    if (!widget) throw PortalError.unavailable();
    this.#widget = widget;
    await widget.load(key);
  }

  get present(): boolean {
    return this.#widget?.present ?? false;
  }

  identify(token: () => Promise<string | null>): void {
    this.#widget?.identify(token);
  }

  forget(): void {
    this.#widget?.forget();
  }

  open(): void {
    this.#widget?.open();
  }
}
