// Safari 16.4, the oldest we promise, has constructed style sheets; WPE WebKit 2.38, which is near it in all else, has
// not. There their rules stand in one ordinary style sheet, rule by rule, which the content policy allows.
if (!('adoptedStyleSheets' in document)) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/engines/empty.css';
  let isDue = false;

  /** The rules at the top level of a style sheet's text. */
  const rulesOf = (css) => {
    const rules = [];
    let depth = 0;
    let from = 0;
    for (let at = 0; at < css.length; at += 1) {
      if (css[at] === '{') depth += 1;
      if (css[at] === '}') depth -= 1;
      if (depth > 0 || (css[at] !== '}' && css[at] !== ';')) continue;
      rules.push(css.slice(from, at + 1));
      from = at + 1;
    }
    return rules;
  };

  const fill = () => {
    isDue = false;
    const { sheet } = link;
    if (!sheet) return; // it comes with the event `load`
    while (sheet.cssRules.length > 0) sheet.deleteRule(0);
    for (const { css } of document.adoptedStyleSheets)
      for (const rule of rulesOf(css))
        try {
          sheet.insertRule(rule, sheet.cssRules.length);
        } catch {
          // As in any style sheet, a rule that the engine does not know is left out.
        }
  };
  const fillSoon = () => {
    if (!isDue) void Promise.resolve().then(fill);
    isDue = true;
  };
  link.addEventListener('load', fill);
  document.head.append(link);

  document.adoptedStyleSheets = new (class extends Array {
    splice(...args) {
      fillSoon();
      return super.splice(...args);
    }
  })();
  window.CSSStyleSheet = class {
    css = '';
    replaceSync(css) {
      this.css = css;
      fillSoon();
    }
  };
}
