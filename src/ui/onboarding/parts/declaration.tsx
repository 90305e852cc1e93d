import { GatewayText } from '../../components/text/gateway-text';
import { TickBox } from '../../forms/antd/tick-box';
import type { QuestionProps } from './question';
import styles from './schema.module.css';

/** A sentence to agree to, or one that may apply to the client. */
export function Declaration({ id, schema, error, answer, onAnswer }: QuestionProps) {
  const { description, title } = schema;
  return (
    <TickBox id={id} checked={answer === true} error={error} onChange={onAnswer}>
      <GatewayText culture={null}>{title ?? ''}</GatewayText>
      {description !== undefined && (
        <span className={styles['help']}>
          <GatewayText culture={null}>{description}</GatewayText>
        </span>
      )}
    </TickBox>
  );
}
