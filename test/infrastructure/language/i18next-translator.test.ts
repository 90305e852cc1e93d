import { I18nextTranslator } from '../../../src/infrastructure/language/i18next-translator';
import { describeTranslatorContract } from '../../../src/testkit/language/translator.contract';
import { runner } from '../../jest/runner';

describeTranslatorContract(runner, 'I18nextTranslator', () => new I18nextTranslator());
