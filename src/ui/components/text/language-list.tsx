import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import type { LanguageItem } from '../../../application/language/ports/languages';
import { LanguageStore } from '../../../application/language/language-store';
import { isCulture } from '../../../domain/culture/culture';
import { useCulture } from '../../i18n/culture-context';
import { useCurrentRoute } from '../../hooks/use-current-route';
import { useStore } from '../../hooks/use-store';
import { Icon } from '../icon';
import styles from './language-list.module.css';

export interface LanguageListProps {
  choices: readonly LanguageItem[];
  /** The options have the test ids of D6; only one list on a page has them. */
  hasTestIds: boolean;
  onChoose: () => void;
}

/** The gateway's languages that the portal has texts for, each with its own name. Without Ant Design, for the login page. */
export function LanguageList({ choices, hasTestIds, onChoose }: LanguageListProps) {
  const language = useStore(LanguageStore);
  const route = useCurrentRoute();
  const currentCulture = useCulture();
  const choose = (culture: string) => {
    onChoose();
    void language.change(culture, route);
  };
  return (
    <ul>
      {choices
        .filter(({ culture }) => isCulture(culture))
        .map(({ culture, name }) => (
          <li key={culture}>
            <button
              type="button"
              lang={culture}
              className={styles['option']}
              aria-current={culture === currentCulture}
              onClick={() => choose(culture)}
              {...(hasTestIds && { 'data-testid': `language-${culture}` })}
            >
              {name}
              {culture === currentCulture && <Icon icon={CheckOutlined} />}
            </button>
          </li>
        ))}
    </ul>
  );
}
