import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../components/page/page-head';
import { SectionNav } from '../../components/page/section-nav';
import { useTranslation } from '../../i18n/texts';
import { Guide } from './guide';
import { guideOf, GUIDE_TABS } from './guides.table';
import styles from './how-to-use-screen.module.css';

/** The guides to the research pages (R2.2, V13). The address names the open guide. */
export const Screen = observer(function HowToUseScreen() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const tab = guideOf(parameters.get('tab'));
  const sections = GUIDE_TABS.map((key) => ({ key, label: t(`menu.${key}`), to: `?tab=${key}` }));
  return (
    <div data-testid="screen-how-to-use">
      <PageHead title={t('howToUse.title')} />
      <div className={styles['layout']}>
        <SectionNav label={t('howToUse.title')} sections={sections} current={tab} />
        <Guide key={tab} tab={tab} />
      </div>
    </div>
  );
});
