import type { PhoneNumbers, PhoneVerdict } from '../../application/registration/ports/phone-numbers';

const FEWEST_DIGITS = 5;
const MOST_DIGITS = 15;

/** Judges phone numbers by length alone; `prepared` counts how often the metadata was requested. */
export class FakePhoneNumbers implements PhoneNumbers {
  prepared = 0;

  prepare(): void {
    this.prepared += 1;
  }

  async read(typed: string, _country: string, dialCode: string): Promise<PhoneVerdict> {
    const digits = typed.replaceAll(/\D/g, '');
    if (digits === '' || /\p{L}/u.test(typed)) return { issue: 'not-a-phone' };
    if (digits.length < FEWEST_DIGITS) return { issue: 'phone-too-short' };
    if (digits.length > MOST_DIGITS) return { issue: 'phone-too-long' };
    return { e164: typed.startsWith('+') ? `+${digits}` : dialCode + digits.replace(/^0+/, '') };
  }
}
