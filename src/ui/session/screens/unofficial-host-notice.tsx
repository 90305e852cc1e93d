import { observer } from 'mobx-react-lite';
import { SiteStore } from '../../../application/site/site-store';
import { Sentence } from '../../components/text/sentence';
import { FormNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';

/** Warns visitors who are about to type a password at an address that is not official (D2-9). */
export const UnofficialHostNotice = observer(function UnofficialHostNotice() {
  const { isUnofficial, officialOrigin } = useStore(SiteStore);
  if (!isUnofficial) return null;
  return (
    <FormNotice tone="error">
      <Sentence textKey="public.notOfficial" parts={{ origin: <Verbatim>{officialOrigin}</Verbatim> }} />
    </FormNotice>
  );
});
