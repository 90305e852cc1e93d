/* Runs in the framed page. Who frames it may give it all the height it needs; and where columns are cut off, an edge says so. */
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
