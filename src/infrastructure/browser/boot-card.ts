/**
 * A full page that needs neither views nor `/locales`, for failures before either is loaded.
 * @param canRetry true if a reload may help.
 */
export function showCard(
  handle: 'route-error' | 'config-error',
  message: string,
  { canRetry }: { readonly canRetry: boolean },
): void {
  const root = document.getElementById('root');
  if (!root) return;
  const card = document.createElement('div');
  card.className = 'boot-card';
  card.dataset['testid'] = handle;
  card.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = message;
  card.append(words);
  if (canRetry) card.append(retryButton());
  root.replaceChildren(card);
}

function retryButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['testid'] = 'retry';
  button.textContent = 'Retry';
  button.addEventListener('click', () => window.location.reload());
  return button;
}
