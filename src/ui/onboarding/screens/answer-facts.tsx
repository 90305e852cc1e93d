import { observer } from 'mobx-react-lite';
import { dataOf } from '../../../application/remote/remote';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { DocumentsStore } from '../../../application/documents/documents-store';
import { fieldKind } from '../../../domain/onboarding/field-kind';
import { orderOf, type FieldSchema, type SectionSchema } from '../../../domain/onboarding/form-schema';
import { GatewayText } from '../../components/text/gateway-text';
import { DocumentState } from '../../documents/parts/document-state';
import { AnswerText } from '../parts/answer-text';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';

interface AnswerFactsProps {
  name: string;
  section: SectionSchema;
}

/** The answers of a section in words, and the state of its documents. */
export const AnswerFacts = observer(function AnswerFacts({ name, section }: AnswerFactsProps) {
  const { answers } = useStore(ApplicationStore);
  const { properties = {} } = section;
  /** A box without a tick is not an answer. */
  const isShown = (field: string) =>
    fieldKind(properties[field] as FieldSchema) !== 'tick' || answers[name]?.[field] === true;
  return (
    <dl className={styles['facts']}>
      {orderOf(section)
        .filter(isShown)
        .map((field) => (
          <div key={field}>
            <dt>
              <GatewayText culture={null}>{properties[field]?.title ?? null}</GatewayText>
            </dt>
            <dd>
              <AnswerText schema={properties[field] as FieldSchema} answer={answers[name]?.[field]} />
            </dd>
          </div>
        ))}
      <DocumentStates kinds={section['x-portico-kinds'] ?? []} />
    </dl>
  );
});

const DocumentStates = observer(function DocumentStates({ kinds }: { kinds: readonly string[] }) {
  const { t } = useTranslation();
  const store = useStore(DocumentsStore);
  const documents = (dataOf(store.remote) ?? []).filter(({ kind }) => kinds.includes(kind));
  return documents.map((document) => (
    <div key={document.kind}>
      <dt>{t(`documents.kind.${document.kind}`)}</dt>
      <dd>
        <DocumentState document={document} now={store.now()} />
      </dd>
    </div>
  ));
});
