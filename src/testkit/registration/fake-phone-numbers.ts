import type { PhoneNumbers, PhoneVerdict } from '../../application/registration/ports/phone-numbers';

const MIN_DIGITS = 5;
const MAX_DIGITS = 15;

/** Judges phone numbers by length alone; `prepared` counts how often the metadata was requested. */
export class FakePhoneNumbers implements PhoneNumbers {
  prepareCount = 0;

  prepare(): void {
    this.prepareCount += 1;
  }

  async read(input: string, _country: string, dialCode: string): Promise<PhoneVerdict> {
    const digits = input.replaceAll(/\D/g, '');
    if (digits === '' || /\p{L}/u.test(input)) return { issue: 'not-a-phone' };
    if (digits.length < MIN_DIGITS) return { issue: 'phone-too-short' };
    if (digits.length > MAX_DIGITS) return { issue: 'phone-too-long' };
    return { e164: input.startsWith('+') ? `+${digits}` : dialCode + digits.replace(/^0+/, '') };
  }
}
