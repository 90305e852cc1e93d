import { I18nextTranslator } from '../../../src/infrastructure/i18n/i18next-translator';
import { describeTranslatorContract } from '../../../src/testkit/contracts/translator.contract';
import { runner } from '../../jest/runner';

describeTranslatorContract(runner, 'I18nextTranslator', () => new I18nextTranslator());
