import { observer } from 'mobx-react-lite';
import type { OrderSending } from '../../../application/money/order-sending';
import { ProofField } from '../../forms/antd/proof-field';

interface OrderProofFieldProps {
  sending: OrderSending;
  /** Sends the order with a passkey in place of the code. */
  onPasskey: () => void;
}

/** Input for the proof that an order requires. */
export const OrderProofField = observer(function OrderProofField({
  sending,
  onPasskey,
}: OrderProofFieldProps) {
  return (
    <ProofField
      name="money"
      proof={sending.proof}
      isSending={sending.isSending}
      onChange={() => sending.clearFormProblem()}
      onPasskey={onPasskey}
    />
  );
});
