import { makeAutoObservable, runInAction } from 'mobx';
import { calendarDay } from '../kernel/calendar-day';
import { checkFields, type RegisterIssues, type RegisterValues } from '../../domain/registration/check-field';
import type { RegisterField } from '../../domain/registration/register-fields.table';
import type { RegistrationOptions } from '../../domain/registration/registration-options';
import type { Clock } from '../kernel/ports/clock';
import type { PhoneNumbers } from './ports/phone-numbers';

/** What the fields of one form depend on. */
export interface FieldsSurroundings {
  /** The gateway's rules, or the portal's own where the gateway has none. */
  options: () => RegistrationOptions;
  /** Dial code of a country, with plus sign. */
  dialCode: (country: string) => string;
  /** Something was typed: the draft is behind. */
  changed: () => void;
}

/** The fields of a registration form: what was typed, and why it can't be sent. */
export class RegisterFields {
  values: RegisterValues = {};
  issues: RegisterIssues = {};
  readonly #phones: PhoneNumbers;
  readonly #clock: Clock;
  readonly #surroundings: FieldsSurroundings;

  constructor(phones: PhoneNumbers, clock: Clock, surroundings: FieldsSurroundings) {
    this.#phones = phones;
    this.#clock = clock;
    this.#surroundings = surroundings;
    makeAutoObservable(this);
  }

  start(values: RegisterValues): void {
    this.values = values;
    this.issues = {};
  }

  /** What stands in a field. */
  text(field: RegisterField): string {
    return this.values[field] ?? '';
  }

  ticked(field: RegisterField): boolean {
    return this.text(field) === 'yes';
  }

  /** A new text; its old issue goes, and another field's stays until the next submit. */
  set(field: RegisterField, text: string): void {
    if (field === 'phone') this.#phones.prepare();
    this.values = { ...this.values, [field]: text };
    if (this.issues[field]) this.issues = { ...this.issues, [field]: undefined } as RegisterIssues;
    this.#surroundings.changed();
  }

  tick(field: RegisterField, on: boolean): void {
    this.set(field, on ? 'yes' : '');
  }

  /** A list of choices, kept as text with commas. */
  list(field: RegisterField): readonly string[] {
    return this.text(field)
      .split(',')
      .filter((item) => item !== '');
  }

  choose(field: RegisterField, item: string, on: boolean): void {
    const others = this.list(field).filter((other) => other !== item);
    this.set(field, (on ? [...others, item] : others).join(','));
  }

  /** Today where the visitor is, `YYYY-MM-DD`. */
  get today(): string {
    return calendarDay(this.#clock.now());
  }

  /** Judges a form; where it can be sent, resolves to the phone number as it is sent, "" where there is none. */
  async check(fields: readonly RegisterField[]): Promise<{ phone: string } | null> {
    const { password: rules, minimumAge } = this.#surroundings.options();
    const { values, today } = this;
    const found = checkFields(fields, { values, rules, today, minimumAge });
    // Without a country nothing can be said of a number yet.
    const readable = fields.includes('phone') && !found.phone && !found.country;
    const phone = readable ? await this.#readPhone() : { e164: '' };
    const issues = 'issue' in phone ? { ...found, phone: phone.issue } : found;
    return runInAction(() => {
      this.issues = issues;
      return Object.keys(issues).length === 0 && 'e164' in phone ? { phone: phone.e164 } : null;
    });
  }

  #readPhone() {
    const country = this.text('country');
    return this.#phones.read(this.text('phone').trim(), country, this.#surroundings.dialCode(country));
  }
}
