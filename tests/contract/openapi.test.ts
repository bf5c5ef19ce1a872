import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorStatus } from '#contract/api/errors.ts';
import { openApiDocument } from '#contract/api/openapi.ts';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';

const json = z.record(z.string(), z.unknown());
const content = z.object({ 'application/json': z.object({ schema: json }) });
const operation = z.object({
  operationId: z.string().check(z.minLength(1)),
  summary: z.string().check(z.minLength(1)),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: json }),
  ),
  requestBody: z.optional(z.object({ required: z.boolean(), content })),
  responses: z.record(z.string().check(z.regex(/^[1-5]\d\d$/)), z.object({ description: z.string(), content })),
});
const shape = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string().check(z.startsWith('/')), z.record(z.enum(['get', 'post']), z.optional(operation))),
  components: z.object({ schemas: json }),
});

const document = z.parse(shape, openApiDocument(servedEndpoints, { title: 'Safaris', version: '1' }));

test.each(servedEndpoints)('$name is described with its parameters and every way it can end (B-202)', (described) => {
  const found = document.paths[described.path]?.[described.method.toLowerCase() as 'get' | 'post'];
  expect(found?.operationId).toBe(described.name);
  const { status, repeatStatus = status, errors } = described;
  const statuses = [status, repeatStatus, ...errors.map((code) => errorStatus[code])].map(String);
  expect(new Set(Object.keys(found?.responses ?? {}))).toEqual(new Set(statuses));
  const inPath = [...described.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const declared = found?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
  expect(declared.map(({ name }) => name)).toEqual(inPath);
  expect(declared.every(({ required }) => required)).toBe(true);
  expect(found?.requestBody !== undefined).toBe(described.body !== undefined);
});

test('every operation id is unique', () => {
  const ids = servedEndpoints.map(({ name }) => name);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every reference leads to a component', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference]) => reference ?? '',
  );
  expect(references).not.toHaveLength(0);
  for (const reference of references) {
    expect(Object.keys(document.components.schemas), reference).toContain(
      reference.replace('#/components/schemas/', ''),
    );
  }
});
