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
  /** The options carry the handles of D6; only one list on a page does. */
  handles: boolean;
  onChosen: () => void;
}

/** The languages of the gateway that the portal ships, each in its own name. Without Ant Design: login has it too. */
export function LanguageList({ choices, handles, onChosen }: LanguageListProps) {
  const language = useStore(LanguageStore);
  const route = useCurrentRoute();
  const shown = useCulture();
  const choose = (culture: string) => {
    onChosen();
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
              aria-current={culture === shown}
              onClick={() => choose(culture)}
              {...(handles && { 'data-testid': `language-${culture}` })}
            >
              {name}
              {culture === shown && <Icon of={CheckOutlined} />}
            </button>
          </li>
        ))}
    </ul>
  );
}
