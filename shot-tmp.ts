import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/testing/find-browser.ts';
const [,, base, ...rest] = process.argv;
const once = process.env.ONCE;
const browser = await chromium.launch({ ...findBrowser() });
const theme = (process.env.THEME ?? 'light') as 'light' | 'dark';
const ctx = await browser.newContext({ colorScheme: theme, viewport: { width: Number(process.env.W ?? 1366), height: Number(process.env.H ?? 800) }, ...(process.env.STATE && { storageState: process.env.STATE }) });
const page = await ctx.newPage();
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('pageerror', e.message));
if (once) { await page.goto(once); await page.screenshot({ path: '/tmp/shots/link.png' }); await page.getByRole('button', { name: 'Sign in' }).click(); await page.waitForURL(/enquiries/); await ctx.storageState({ path: '/tmp/state.json' }); }
for (const p of rest) { await page.goto(base + p); await page.waitForLoadState('networkidle').catch(() => {}); await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/shots/${p.replaceAll('/', '_').replace(/[?#=&].*/, '')}${process.env.TAG ?? ''}.png`, fullPage: process.env.FULL === '1' }); }
await browser.close();
