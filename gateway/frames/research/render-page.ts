import { CULTURES, DEFAULT_CULTURE } from '../../../src/domain/culture/cultures.table';
import { isCulture } from '../../../src/domain/culture/culture';
import { writeDateTime } from '../../texts/write-date-time';
import { escapeHtml } from '../../../hosting/escape-html';
import { COLUMNS, type PageKey } from './pages.table';
import { rowsOf, type Cell } from './rows';
import { researchTextsOf, type ResearchTexts } from './texts.table';

/**
 * A research page as an outside supplier would serve it, in the requested culture, or in English if that is unknown.
 */
export function renderPage(page: PageKey, requestedCulture: string, now: number): string {
  const culture = isCulture(requestedCulture) ? requestedCulture : DEFAULT_CULTURE;
  const { language, direction } = CULTURES[culture];
  const texts = researchTextsOf(language);
  const title = escapeHtml(texts.titles[page]);
  const heads = COLUMNS[page]
    .map((key) => `<th scope="col">${escapeHtml(texts.columns[key] ?? key)}</th>`)
    .join('');
  const rows = rowsOf(page, now, culture, texts.open).map((cells) => rowOf(cells, texts));
  const updatedAt = writeDateTime(new Date(now), culture);
  return `<!doctype html>
<html lang="${culture}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/frames.css">
<link rel="stylesheet" href="/research.css">
<script type="module" src="/research.js"></script>
</head>
<body class="research">
<h1 class="quiet">${title}</h1>
<p class="updated">${escapeHtml(texts.updated)}: ${escapeHtml(updatedAt)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>
<p class="source">${escapeHtml(texts.source)}</p>
</body>
</html>
`;
}

function rowOf([first, ...rest]: readonly Cell[], texts: ResearchTexts): string {
  const head = first ? `<th scope="row">${contentOf(first, texts)}</th>` : '';
  return `<tr>${head}${rest.map((cell) => `<td>${contentOf(cell, texts)}</td>`).join('')}</tr>`;
}

function contentOf(cell: Cell, texts: ResearchTexts): string {
  if ('isUp' in cell) {
    const word =
      cell.text === undefined
        ? escapeHtml(texts[cell.isUp ? 'up' : 'down'])
        : `<bdi dir="ltr">${escapeHtml(cell.text)}</bdi>`;
    return `<span class="${cell.isUp ? 'gain' : 'loss'}">${cell.isUp ? '▲' : '▼'} ${word}</span>`;
  }
  if ('figure' in cell) return `<bdi dir="ltr">${escapeHtml(cell.figure)}</bdi>`;
  if ('weight' in cell)
    return `<span role="img" aria-label="${cell.weight} / 3">${'●'.repeat(cell.weight)}${'○'.repeat(3 - cell.weight)}</span>`;
  if ('share' in cell) return `<meter min="0" max="1" value="${cell.share.toFixed(2)}"></meter>`;
  if ('prices' in cell) return sparkline(cell.prices);
  return escapeHtml(cell.text);
}

function sparkline(prices: readonly number[]): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const points = prices.map((price, index) => {
    const x = (index / Math.max(1, prices.length - 1)) * 96;
    return `${x.toFixed(1)},${(22 - ((price - low) / (high - low || 1)) * 20).toFixed(1)}`;
  });
  return `<svg class="spark" viewBox="0 0 96 24" aria-hidden="true"><polyline points="${points.join(' ')}"/></svg>`;
}
