// A polyfill for WPE WebKit 2.38, which has no constructed style sheets. Safari 16.4, the oldest supported one, has them. It
// inserts their rules into one ordinary style sheet, which the content policy allows.
if (!('adoptedStyleSheets' in document)) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/engines/empty.css';
  let isFillScheduled = false;

  /** The rules at the top level of a style sheet's text. */
  const rulesOf = (css) => {
    const rules = [];
    let depth = 0;
    let start = 0;
    for (let index = 0; index < css.length; index += 1) {
      if (css[index] === '{') depth += 1;
      if (css[index] === '}') depth -= 1;
      if (depth > 0 || (css[index] !== '}' && css[index] !== ';')) continue;
      rules.push(css.slice(start, index + 1));
      start = index + 1;
    }
    return rules;
  };

  const fill = () => {
    isFillScheduled = false;
    const { sheet } = link;
    if (!sheet) return; // available from the event `load` on
    while (sheet.cssRules.length > 0) sheet.deleteRule(0);
    for (const { css } of document.adoptedStyleSheets)
      for (const rule of rulesOf(css))
        try {
          sheet.insertRule(rule, sheet.cssRules.length);
        } catch {
          // As in any style sheet, a rule that the engine does not know is ignored.
        }
  };
  const scheduleFill = () => {
    if (!isFillScheduled) void Promise.resolve().then(fill);
    isFillScheduled = true;
  };
  link.addEventListener('load', fill);
  document.head.append(link);

  document.adoptedStyleSheets = new (class extends Array {
    splice(...args) {
      scheduleFill();
      return super.splice(...args);
    }
  })();
  window.CSSStyleSheet = class {
    css = '';
    replaceSync(css) {
      this.css = css;
      scheduleFill();
    }
  };
}
