import { ContainerModule } from 'inversify';
import { Countries } from '../../../application/ports/countries';
import { OneTimeCodes } from '../../../application/ports/one-time-codes';
import { PhoneNumbers } from '../../../application/ports/phone-numbers';
import { HttpClient } from '../../http/http-client';
import { HttpCountries } from '../../http/http-countries';
import { HttpOneTimeCodes } from '../../http/http-one-time-codes';
import { LibraryPhoneNumbers } from '../../phone/library-phone-numbers';
import { id } from '../token';

/** Countries, phone numbers and codes: adapters that only the registration pages need; tests bind fakes in their place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Countries)).toResolvedValue((http) => new HttpCountries(http), [HttpClient]);
  bind(id(OneTimeCodes)).toResolvedValue((http) => new HttpOneTimeCodes(http), [HttpClient]);
  bind(id(PhoneNumbers)).toConstantValue(new LibraryPhoneNumbers());
});
