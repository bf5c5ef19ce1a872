import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fillPath } from '#contract/api/endpoint.ts';
import { listOf, pageQuery } from '#contract/api/paging.ts';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';
import { tier } from '#contract/values.ts';

test('a parameter is escaped in its path', () => {
  expect(fillPath('/tour/{slug}', { slug: 'mara-classic' })).toBe('/tour/mara-classic');
  expect(fillPath('/group-tour/{id}/availability', { id: '../a b?c#d' })).toBe(
    '/group-tour/..%2Fa%20b%3Fc%23d/availability',
  );
});

test('no two endpoints answer the same call', () => {
  const calls = servedEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test('a page and its size have defaults and bounds (B-12)', () => {
  expect(z.parse(pageQuery, {})).toEqual({ page: 1, limit: 12 });
  expect(z.parse(pageQuery, { page: '3', limit: '48', q: '  big five ' })).toEqual({
    page: 3,
    limit: 48,
    q: 'big five',
  });
  for (const wrong of [{ page: '0' }, { page: 'abc' }, { page: '1.5' }, { limit: '49' }, { q: 'x'.repeat(201) }]) {
    expect(z.safeParse(pageQuery, wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});

test('several values stand in one parameter, each once, and what was parsed parses again', () => {
  const tiers = listOf(tier);
  expect(z.parse(tiers, 'mid,upper,mid,')).toEqual(['mid', 'upper']);
  expect(z.parse(tiers, ['mid'])).toEqual(['mid']);
  expect(z.parse(tiers, undefined)).toEqual([]);
  expect(z.safeParse(tiers, 'mid,golden').success).toBe(false);
});
