import { I18nextTranslator } from '../../../src/infrastructure/i18n/i18next-translator';
import { describeTranslatorContract } from '../../../src/testkit/contracts/translator.contract';

describeTranslatorContract('I18nextTranslator', () => new I18nextTranslator());
