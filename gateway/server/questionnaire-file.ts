import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Questionnaire } from '../onboarding/forms';
import { checkForms } from '../onboarding/check-forms';
import { mergeQuestionnaire, type OwnQuestionnaire } from '../onboarding/own-questionnaire';
import { CULTURES } from '../../src/domain/culture/cultures.table';
import { SettingsError } from '../kernel/settings-error';

const TEXT = { type: 'string', minLength: 1 } as const;
const FOLDERS = [...new Set(Object.values(CULTURES).map(({ localeFolder }) => localeFolder))];

/** JSON Schema of the file; `checkForms` checks the content of the sections. */
const QUESTIONNAIRE_SCHEMA = {
  type: 'object',
  required: ['forms', 'texts'],
  additionalProperties: false,
  properties: {
    forms: {
      type: 'array',
      items: {
        type: 'object',
        required: ['typeId', 'sections'],
        additionalProperties: false,
        properties: {
          typeId: { type: 'integer', minimum: 0 },
          title: TEXT,
          intro: TEXT,
          order: { type: 'array', items: TEXT, uniqueItems: true },
          sections: {
            type: 'object',
            additionalProperties: {
              type: ['object', 'null'],
              properties: { type: { const: 'object' }, title: TEXT },
            },
          },
        },
      },
    },
    texts: {
      type: 'object',
      propertyNames: { enum: FOLDERS },
      additionalProperties: { type: 'object', additionalProperties: TEXT },
    },
  },
};

/**
 * Reads a broker's questionnaire from a file, and merges it with the built-in one.
 * @throws SettingsError that names the place of the first mistake.
 */
export function readQuestionnaire(file: string): Questionnaire {
  const content = parseFile(file);
  const isQuestionnaire = new Ajv2020({ allowUnionTypes: true }).compile<OwnQuestionnaire>(
    QUESTIONNAIRE_SCHEMA,
  );
  if (!isQuestionnaire(content)) {
    const [error] = isQuestionnaire.errors ?? [];
    throw problem(file, `${error?.instancePath || 'the file'} ${error?.message}`);
  }
  const questionnaire = mergeQuestionnaire(content);
  const english = questionnaire.texts('en-US');
  try {
    checkForms(questionnaire.forms, (key) => Object.hasOwn(english, key));
  } catch (error) {
    throw problem(file, (error as Error).message);
  }
  return questionnaire;
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw problem(file, (error as Error).message);
  }
}

const problem = (file: string, message: string) =>
  new SettingsError('QUESTIONNAIRE', `names ${file}, which can't be used: ${message}`);
