/* Runs in the framed page: reports its height to the framing page, and marks the table's edge if columns are hidden. */
const table = document.querySelector('.scroll');

function reportHeight() {
  parent.postMessage({ type: 'portico:height', height: document.body.offsetHeight }, '*');
}
function markOverflow() {
  const hiddenWidth = table.scrollWidth - table.clientWidth - Math.abs(table.scrollLeft);
  table.classList.toggle('cut', hiddenWidth > 1);
}

markOverflow();
reportHeight();
table.addEventListener('scroll', markOverflow, { passive: true });
new ResizeObserver(() => {
  markOverflow();
  reportHeight();
}).observe(document.body);
