import Checkbox from 'antd/es/checkbox';
import { GatewayText } from '../../components/gateway-text';
import { FieldError } from '../field-error';
import field from '../field.module.css';
import type { QuestionProps } from './question';
import styles from './schema.module.css';

/** A sentence to agree to. */
export function Declaration({ id, schema, error, answer, onAnswer }: QuestionProps) {
  const { description, title } = schema;
  return (
    <div className={`${field['field']} ${field['wide']}`}>
      <Checkbox
        id={id}
        data-testid={id}
        className={styles['declaration'] ?? ''}
        checked={answer === true}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onAnswer(event.target.checked)}
      >
        <GatewayText culture={null}>{title ?? ''}</GatewayText>
        {description !== undefined && (
          <span className={styles['help']}>
            <GatewayText culture={null}>{description}</GatewayText>
          </span>
        )}
      </Checkbox>
      {error !== undefined && <FieldError of={id}>{error}</FieldError>}
    </div>
  );
}
