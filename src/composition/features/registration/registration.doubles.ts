import { OneTimeCodes } from '../../../application/registration/ports/one-time-codes';
import { PhoneNumbers } from '../../../application/registration/ports/phone-numbers';
import { describeOneTimeCodesContract } from '../../../testkit/registration/one-time-codes.contract';
import { describePhoneNumbersContract } from '../../../testkit/registration/phone-numbers.contract';
import { A_PHONE } from '../../../testkit/registration/registration-data';
import { FakeOneTimeCodes } from '../../../testkit/registration/fake-one-time-codes';
import { FakePhoneNumbers } from '../../../testkit/registration/fake-phone-numbers';
import { double, gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `registration` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(OneTimeCodes, ({ backend }) => new FakeOneTimeCodes(backend), describeOneTimeCodesContract, {
    smsOtpSend: (codes) => codes.send('sms', A_PHONE),
    smsOtpVerify: (codes) => codes.verify('sms', A_PHONE, '123456'),
    whatsappOtpSend: (codes) => codes.send('whatsapp', A_PHONE),
    whatsappOtpVerify: (codes) => codes.verify('whatsapp', A_PHONE, '123456'),
  }),
  double(PhoneNumbers, () => new FakePhoneNumbers(), describePhoneNumbersContract),
];
