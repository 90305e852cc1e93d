import { cleanPhone } from '../../domain/kernel/identifiers/phone';
import type { PhoneNumbers, PhoneVerdict } from '../../application/registration/ports/phone-numbers';

const MIN_DIGITS = 5;
const MAX_DIGITS = 15;

/** Checks only the length of phone numbers. */
export class FakePhoneNumbers implements PhoneNumbers {
  prepareCount = 0;

  prepare(): void {
    this.prepareCount += 1;
  }

  async read(typedText: string, _country: string, dialCode: string): Promise<PhoneVerdict> {
    const input = cleanPhone(typedText);
    const digits = input.replaceAll(/\D/g, '');
    if (digits === '' || /\p{L}/u.test(input)) return { issue: 'not-a-phone' };
    if (digits.length < MIN_DIGITS) return { issue: 'phone-too-short' };
    if (digits.length > MAX_DIGITS) return { issue: 'phone-too-long' };
    return { e164: input.startsWith('+') ? `+${digits}` : dialCode + digits.replace(/^0+/, '') };
  }
}
