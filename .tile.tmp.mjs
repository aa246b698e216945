import { chromium } from 'playwright-core';
import fs from 'fs';
const [,, out, w, h, cols, ...names] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox'] });
const p = await b.newPage({ viewport: { width: w * cols, height: h * Math.ceil(names.length / cols) } });
const imgs = names.map(n => `<img width=${w} style="display:block" src="data:image/png;base64,${fs.readFileSync(`/tmp/shot-${n}.png`).toString('base64')}">`).join('');
await p.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${cols},${w}px)">${imgs}`);
await p.screenshot({ path: out });
await b.close();
