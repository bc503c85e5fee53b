import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does: each text node gives its place to a `<font>` with another text node, as soon
 * as it appears. The words stay the same. Strict: it translates inside `translate="no"`, too.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const HTML = 'http://www.w3.org/1999/xhtml';
    const LEFT_ALONE = 'font, script, style, svg, title, textarea';

    const translateText = (text: Node) => {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest(LEFT_ALONE)) return;
      const translation = document.createElementNS(HTML, 'font');
      translation.append(document.createElementNS(HTML, 'font'));
      translation.firstElementChild?.append(text.textContent);
      parent.replaceChild(translation, text);
    };
    const translateAll = (root: Node) => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root.nodeType === Node.TEXT_NODE) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translateText);
    };
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target.nodeType === Node.TEXT_NODE) translateText(target);
        addedNodes.forEach(translateAll);
      }
    });
    addEventListener('load', () => {
      translateAll(document.body);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
