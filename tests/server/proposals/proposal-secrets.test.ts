import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openProposalDesk, tokenIn } from '#tests/support/proposals/proposal-desk.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

onEveryEngine((engine) => {
  test('nothing that is logged or answered holds the secret of a link', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.sentSeats(2);
    const token = tokenIn(proposal);
    const { logLines, app } = office.visitors;
    const told: string[] = [];
    const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
      const response = await app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      told.push(`${JSON.stringify([...response.headers])} ${await response.text()}`);
      return response.status;
    };
    const json = (given: object) => JSON.stringify({ token, ...given });
    const id = randomUUID();
    const asks: [path: string, body: string, status: number, headers?: Record<string, string>][] = [
      ['/api/proposal', json({ isVisit: true }), 200],
      ['/api/proposal', json({ isVisit: 'maybe' }), 422],
      ['/api/proposal', json({ isVisit: true, [token]: token }), 422],
      ['/api/proposal', json({ token: [token], isVisit: true }), 422],
      ['/api/proposal', json({ token: { [token]: token }, isVisit: true }), 422],
      ['/api/proposal', json({ token: `${token}`.repeat(9), isVisit: true }), 422],
      ['/api/proposal', json({ token: `x${token}`, isVisit: true }), 404],
      ['/api/proposal', `{"token":"${token}"`, 400],
      ['/api/proposal', token, 400],
      ['/api/proposal', `"${token}"`, 422],
      ['/api/proposal', json({ isVisit: true }), 415, { 'content-type': 'text/plain' }],
      ['/api/proposal', json({ isVisit: true }), 403, { origin: 'https://elsewhere.example' }],
      ['/api/proposal', json({ isVisit: true, more: 'a'.repeat(70_000) }), 413],
      ['/api/proposal/hold', json({ name: 'Ada', total: 1, clientRequestId: id }), 409],
      ['/api/proposal/hold', json({ name: '', total: -1, clientRequestId: token }), 422],
      ['/api/proposal/question', json({ text: 'Is it warm?', clientRequestId: id }), 201],
      ['/api/proposal/question', json({ text: 'Is it cold?', clientRequestId: id }), 409],
      ['/api/proposal/hold', json({ name: 'Ada', total: proposal.total, clientRequestId: id }), 200],
      ['/api/proposal/share', json({ isShared: 'yes' }), 422],
      ['/api/proposal/share', json({ isShared: false }), 200],
      ['/api/proposal/shared', json({}), 404],
      ['/api/proposal/elsewhere', json({}), 404],
    ];
    for (const [path, body, status, headers] of asks) {
      expect(await send(path, body, headers), `${path} ${body.slice(0, 60)}`).toBe(status);
    }
    const secret = token.split('.')[2] ?? '';
    for (const text of told) {
      expect(text).not.toContain(secret);
      // Whoever sends a field of that name has its beginning told, and nobody else has.
      if (!text.includes(`"${token.slice(0, 60)}"`)) {
        expect(text).not.toContain(secret.slice(0, 12));
      }
      expect(text).toContain('["cache-control","no-store"]');
    }
    expect(logLines.length).toBeGreaterThanOrEqual(asks.length);
    expect(logLines.join('\n')).not.toContain(secret.slice(0, 12));
    expect(logLines.join('\n')).not.toContain('#proposal=');

    const described = await (await app.request('/api/openapi.json')).text();
    expect(described).toContain('openProposal');
    expect(described).not.toContain(secret);
  });

  test('a store that fails while a link is opened logs no secret (B-686)', async () => {
    const office = await openProposalDesk(engine);
    const token = tokenIn(await office.sent());
    await office.store.db.schema.alterTable('proposal_versions').renameTo('away').execute();
    const response = await office.visitors.post('/api/proposal', { token, isVisit: true });
    await office.store.db.schema.alterTable('away').renameTo('proposal_versions').execute();
    expect(response.status).toBe(503);
    const secret = token.split('.')[2] ?? '';
    expect(await response.text()).not.toContain(secret);
    expect(office.visitors.logLines.join('\n')).toContain('store unavailable');
    expect(office.visitors.logLines.join('\n')).not.toContain(secret);
  });
});
