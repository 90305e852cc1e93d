import { observer } from 'mobx-react-lite';
import { LanguageStore } from '../../application/language/language-store';
import type { StartupPhase } from '../../application/startup/startup';
import { useStore } from '../hooks/use-store';
import { criticalWords } from './critical-words';

export interface StartupProblemProps {
  phase: Exclude<StartupPhase, 'starting' | 'ready' | 'closed'>;
  configError: { key: string; reason: string } | null;
  onRetry: () => void;
}

/** The full page for a failed start, before texts, theme and menus are loaded (R4, D2). */
export const StartupProblem = observer(function StartupProblem({
  phase,
  configError,
  onRetry,
}: StartupProblemProps) {
  const words = criticalWords(useStore(LanguageStore).culture);
  return (
    <main
      className="boot-card"
      role="alert"
      data-testid={phase === 'failed' ? 'startup-error' : 'config-error'}
    >
      {phase === 'config-invalid' && configError ? (
        <p>
          The configuration of this portal is not valid: <code>{configError.key}</code> {configError.reason}.
        </p>
      ) : (
        <p>{words.failure}</p>
      )}
      {phase !== 'config-invalid' && (
        <button type="button" data-testid="retry" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </main>
  );
});
