import { observer } from 'mobx-react-lite';
import { TickBox } from '../../forms/antd/tick-box';
import { useTranslation } from '../../i18n/texts';

interface EndOthersBoxProps {
  /** Prefix of the box's id. */
  name: 'passkey' | 'second-factor';
  store: { readonly endsOtherSessions: boolean; setEndsOtherSessions(endsOtherSessions: boolean): void };
}

/** Lets the client end the other sessions with a change of the second factor. */
export const EndOthersBox = observer(function EndOthersBox({ name, store }: EndOthersBoxProps) {
  const { t } = useTranslation();
  return (
    <TickBox
      id={`${name}-end-others`}
      checked={store.endsOtherSessions}
      onChange={(isChecked) => store.setEndsOtherSessions(isChecked)}
    >
      {t('profile.secondFactor.endsOthers')}
    </TickBox>
  );
});
