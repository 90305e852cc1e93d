import { makeAutoObservable, runInAction } from 'mobx';
import { calendarDay } from '../kernel/calendar-day';
import { isEmail } from '../../domain/kernel/identifiers/email';
import { cleanField } from '../../domain/registration/clean-field';
import {
  checkFields,
  isRequired,
  isUsed,
  type RegisterIssues,
  type RegisterValues,
} from '../../domain/registration/check-field';
import type { FieldIssue } from '../../domain/registration/field-formats';
import type { RegisterField } from '../../domain/registration/register-fields.table';
import type { RegistrationOptions } from '../../domain/registration/registration-options';
import type { Clock } from '../kernel/ports/clock';
import type { PhoneNumbers } from './ports/phone-numbers';

/** Dependencies of the fields of a form. */
export interface FieldsContext {
  /** The gateway's rules, or the portal's defaults. */
  options: () => RegistrationOptions;
  /** Dial code of a country, with plus sign. */
  dialCode: (country: string) => string;
  /** Called when a value changes, to save the draft. */
  onChange: () => void;
}

/** The fields of a registration form: their values and their issues. */
export class RegisterFields {
  values: RegisterValues = {};
  issues: RegisterIssues = {};
  readonly #phones: PhoneNumbers;
  readonly #clock: Clock;
  readonly #context: FieldsContext;

  constructor(phones: PhoneNumbers, clock: Clock, context: FieldsContext) {
    this.#phones = phones;
    this.#clock = clock;
    this.#context = context;
    makeAutoObservable(this);
  }

  start(values: RegisterValues): void {
    this.values = values;
    this.issues = {};
  }

  text(field: RegisterField): string {
    return this.values[field] ?? '';
  }

  /** The passwords are not in the draft. */
  get hasUnsentText(): boolean {
    return this.text('password') + this.text('confirm') !== '';
  }

  isTicked(field: RegisterField): boolean {
    return this.text(field) === 'yes';
  }

  /** Sets a field and clears its issue; other fields' issues stay until the next submit. */
  set(field: RegisterField, text: string): void {
    if (field === 'phone') this.#phones.prepare();
    this.values = { ...this.values, [field]: text };
    if (this.issues[field]) this.issues = { ...this.issues, [field]: undefined } as RegisterIssues;
    this.#context.onChange();
  }

  /** A field's text in the form in which it is sent. */
  cleanText(field: RegisterField): string {
    return cleanField(field, this.text(field), this.text('country'));
  }

  isRequired(field: RegisterField): boolean {
    return isRequired(field, this.values);
  }

  /** False for a field that the chosen country has not. */
  isUsed(field: RegisterField): boolean {
    return isUsed(field, this.values);
  }

  /** Shows the text that will be sent. An address that can't be cleaned stays as typed. */
  showClean(field: RegisterField): void {
    const text = this.cleanText(field);
    if (field === 'email' && !isEmail(text)) return;
    if (text !== this.text(field)) this.set(field, text);
  }

  /** Shows an issue that the gateway has found in a field. */
  refuse(field: RegisterField, issue: FieldIssue): void {
    this.issues = { ...this.issues, [field]: issue };
  }

  setTicked(field: RegisterField, isTicked: boolean): void {
    this.set(field, isTicked ? 'yes' : '');
  }

  /** The selected items of a field; they are stored as one text with commas. */
  list(field: RegisterField): readonly string[] {
    return this.text(field)
      .split(',')
      .filter((item) => item !== '');
  }

  choose(field: RegisterField, item: string, isSelected: boolean): void {
    const otherItems = this.list(field).filter((current) => current !== item);
    this.set(field, (isSelected ? [...otherItems, item] : otherItems).join(','));
  }

  /** Today in the visitor's time zone, `YYYY-MM-DD`. */
  get today(): string {
    return calendarDay(this.#clock.now());
  }

  /**
   * Checks a form. Resolves to its phone number in international form ("" if it has none), or to `null` if there are
   * issues.
   */
  async check(fields: readonly RegisterField[]): Promise<{ phone: string } | null> {
    const { password: rules, minimumAge } = this.#context.options();
    const { values, today } = this;
    const fieldIssues = checkFields(fields, { values, rules, today, minimumAge });
    // A number cannot be read without its country.
    const isPhoneReadable = fields.includes('phone') && !fieldIssues.phone && !fieldIssues.country;
    const phone = isPhoneReadable ? await this.#readPhone() : { e164: '' };
    const issues = 'issue' in phone ? { ...fieldIssues, phone: phone.issue } : fieldIssues;
    return runInAction(() => {
      this.issues = issues;
      return Object.keys(issues).length === 0 && 'e164' in phone ? { phone: phone.e164 } : null;
    });
  }

  #readPhone() {
    const country = this.text('country');
    return this.#phones.read(this.text('phone').trim(), country, this.#context.dialCode(country));
  }
}
