import { observer } from 'mobx-react-lite';
import { CopyStore } from '../../../application/kernel/copy-store';
import type { ReferralLink } from '../../../domain/partnership/partnership';
import { MissingValue } from '../../components/figures/amount';
import { CopyButton } from '../../components/copy-button';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { useNumbers } from '../../i18n/numbers';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';
import styles from '../screens/partnership.module.css';

const COUNTS = ['clicks', 'signUps', 'firstDeposits'] as const;

/** Every link with clicks, sign-ups and first deposits. */
export const LinkTable = observer(function LinkTable({ links }: { links: readonly ReferralLink[] }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const copies = useStore(CopyStore);
  return (
    <section className={sections['section']}>
      <h2 id="partnership-links">{t('partnership.links')}</h2>
      <table className={styles['table']} aria-labelledby="partnership-links">
        <thead>
          <tr>
            <th scope="col">{t('partnership.link')}</th>
            {COUNTS.map((name) => (
              <th key={name} scope="col">
                {t(`partnership.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.id} data-testid={`partnership-link-${link.id}`}>
              <th scope="row">
                {link.name ?? t('partnership.ownLink')}
                <span className={styles['small']}>
                  <Verbatim>{link.code}</Verbatim>
                  <CopyButton
                    label={t('partnership.copyLinkOf', { code: link.code })}
                    onCopy={() => void copies.copy(link.url)}
                  />
                </span>
              </th>
              {COUNTS.map((name) => {
                const count = link[name];
                return <td key={name}>{count === null ? <MissingValue /> : numbers.integer(count)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
