import { statementCurrency, type Partnership } from '../../../domain/partnership/partnership';
import { useTranslation } from '../../i18n/texts';
import { LinkQr } from '../links/link-qr';
import links from '../links/links.module.css';
import { CommissionFigures } from '../overview/commission-figures';
import overview from '../overview/overview.module.css';
import { OwnLink } from '../overview/own-link';
import { PartnerStatement } from '../payouts/partner-statement';

/** Commission, the client's link with its code and QR code, and the statement of a month. */
export function InvestHead({ partnership }: { partnership: Partnership }) {
  const { t } = useTranslation();
  const [link] = partnership.links;
  const currency = statementCurrency(partnership);
  return (
    <>
      <CommissionFigures partnership={partnership} fifth="funnel" />
      <div className={overview['columns']}>
        <div className={links['sharing']}>
          <OwnLink link={link} withCode />
          {link && <LinkQr code={link.code} url={link.url} />}
        </div>
        {currency === undefined ? (
          <p>{t('partnership.noCommission')}</p>
        ) : (
          <PartnerStatement currency={currency} />
        )}
      </div>
    </>
  );
}
