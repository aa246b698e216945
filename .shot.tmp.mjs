import { chromium } from 'playwright-core';
const [,, port, ...jobs] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const job of jobs) {
  const [name, size, query, dark, js] = job.split('|');
  const [w, h] = size.split('x').map(Number);
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: dark === 'dark' ? 'dark' : 'light', deviceScaleFactor: 1, hasTouch: w < 500, isMobile: w < 500 });
  const p = await c.newPage();
  p.on('pageerror', e => console.log(name, 'ERR', e.message));
  p.on('console', m => m.type() === 'error' && console.log(name, 'console', m.text()));
  await p.goto(`http://localhost:${port}/${query}`);
  await p.waitForTimeout(5000);
  if (js) { await p.evaluate(js); await p.waitForTimeout(2500); }
  const box = await p.evaluate(() => { const b = document.querySelector('.Stage_box'); return b ? [b.dataset.figure, b.clientWidth, b.clientHeight, b.scrollHeight] : null; });
  console.log(name, JSON.stringify(box));
  await p.screenshot({ path: `/tmp/shot-${name}.png` });
  await c.close();
}
await b.close();
