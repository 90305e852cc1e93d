/** The figures of an account that the list shows. */
export const FIGURES = ['equity', 'floatingPl', 'balance', 'margin', 'freeMargin'] as const;

/** An account as it is sent: figures are decimal strings. */
export interface Account extends Readonly<Record<(typeof FIGURES)[number], string | null>> {
  readonly login: number;
  readonly name: string;
  readonly platform: string;
  readonly server: string;
  readonly leverage: number;
  readonly currency: string;
  readonly marginLevel: string | null;
}
