import { OneTimeCodes } from '../../application/ports/one-time-codes';
import { PhoneNumbers } from '../../application/ports/phone-numbers';
import { describeOneTimeCodesContract } from '../../testkit/contracts/one-time-codes.contract';
import { describePhoneNumbersContract } from '../../testkit/contracts/phone-numbers.contract';
import { A_PHONE } from '../../testkit/data/registration';
import { FakeOneTimeCodes } from '../../testkit/fakes/fake-one-time-codes';
import { FakePhoneNumbers } from '../../testkit/fakes/fake-phone-numbers';
import { double, gatewayDouble, type Double } from '../../testkit/double';

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
