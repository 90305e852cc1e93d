/*
 * Runs in the framed page: reports the height it needs to the framing page, and marks an edge where columns are cut
 * off.
 */
const table = document.querySelector('.scroll');

function tell() {
  parent.postMessage({ type: 'portico:height', height: document.body.offsetHeight }, '*');
}
function mark() {
  const left = table.scrollWidth - table.clientWidth - Math.abs(table.scrollLeft);
  table.classList.toggle('cut', left > 1);
}

mark();
tell();
table.addEventListener('scroll', mark, { passive: true });
new ResizeObserver(() => {
  mark();
  tell();
}).observe(document.body);
