import type { PhoneNumbers, PhoneVerdict } from '../../application/ports/phone-numbers';

/** Numbers by their length alone; `prepared` counts how often the data were asked for. */
export class FakePhoneNumbers implements PhoneNumbers {
  prepared = 0;

  prepare(): void {
    this.prepared += 1;
  }

  async read(typed: string, _country: string, dialCode: string): Promise<PhoneVerdict> {
    const digits = typed.replaceAll(/\D/g, '');
    if (digits.length < 5) return { issue: 'phone-too-short' };
    return { e164: typed.startsWith('+') ? `+${digits}` : dialCode + digits.replace(/^0+/, '') };
  }
}
