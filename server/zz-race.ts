import { openStore } from '#server/store/open-store.ts';
const at = Number(process.argv[2]); const dir = process.argv[3] ?? '';
await new Promise((r) => setTimeout(r, Math.max(0, at - Date.now() - 20)));
while (Date.now() < at);
try { const s = await openStore({ dataDir: dir }); await s.close(); console.log('ok'); } catch (e) { console.log('FAIL', (e as Error).message); }
