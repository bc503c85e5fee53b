/** Lighthouse on some pages of a running product, as on a phone, several times each; tells its parent. */
import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';

process.once('message', (job) => void look(job));

async function look({ url, executablePath, args, pages, times }) {
  const browser = await launch({ executablePath, args });
  const page = await browser.newPage();
  const visits = Array.from({ length: times }, () => pages).flat();
  for (const { name, path, isGame } of visits) {
    if (isGame) await beginGame(page, url);
    const { lhr } = await lighthouse(url + path, { logLevel: 'error' }, undefined, page);
    process.send({
      name,
      scores: Object.values(lhr.categories).map(({ title, score }) => ({ title, score })),
      largestPaint: lhr.audits['largest-contentful-paint'].numericValue,
      blocked: lhr.audits['total-blocking-time'].numericValue,
      shift: lhr.audits['cumulative-layout-shift'].numericValue,
    });
  }
  await browser.close();
  process.exit();
}

/** It is kept in the tab, where Lighthouse finds it. */
async function beginGame(page, url) {
  await page.goto(`${url}/game/newgame`);
  await page.locator('::-p-aria([name="Empezar partida"][role="button"])').click();
  await page.waitForFunction(() => location.pathname === '/play/game/local');
}
