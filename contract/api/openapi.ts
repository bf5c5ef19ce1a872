import * as z from 'zod/mini';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { errorBody, errorStatus } from '#contract/api/errors.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of these endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], site: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const described of endpoints) {
    const path = paths[described.path] ?? {};
    path[described.method.toLowerCase()] = operation(described);
    paths[described.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: site.title, version: site.version },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { Error: schemaOf(errorBody, 'output') } },
  };
}

function operation(described: Endpoint): Json {
  return {
    operationId: described.name,
    summary: described.summary,
    parameters: [...parametersOf(described.params, 'path'), ...parametersOf(described.query, 'query')],
    ...(described.body && {
      requestBody: { required: true, content: jsonContent(schemaOf(described.body, 'input')) },
    }),
    responses: {
      [described.status]: { description: 'Success', content: jsonContent(schemaOf(described.response, 'output')) },
      ...(described.repeatStatus && {
        [described.repeatStatus]: {
          description: 'It was received before; the first answer again',
          content: jsonContent(schemaOf(described.response, 'output')),
        },
      }),
      ...Object.fromEntries(
        described.errors.map((code) => [
          errorStatus[code],
          { description: code, content: jsonContent({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  };
}

function parametersOf(schema: Endpoint['params'], place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } });

function schemaOf(schema: NonNullable<Endpoint['params']>, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
