import { z } from 'zod'
import { requiredText } from '../../../fields.ts'
import { ConnectorDefinition } from '../connector.ts'

export const maxOpenApiBytes = 5 * 1024 * 1024
/** So many of a file are offered; those beyond are counted. */
export const mostOperations = 10_000

const methods = ['GET', 'POST'] as const

const Operation = z.object({ method: z.enum(methods), path: z.string(), summary: z.string() })

/** What a file describes that a connector can ask. */
export const DescribedOperations = z
  .object({
    title: z.string(),
    operations: z.array(Operation),
    /** Those of another method than GET and POST. */
    otherMethods: z.int(),
    /** Beyond the most that are offered, described in another file, or of a path longer than an address may be. */
    notOffered: z.int(),
  })
  .meta({ id: 'DescribedOperations' })

const sample = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Vehicles', version: '1' },
  servers: [{ url: 'https://vehicles.tarnbrook.example/v1' }],
  paths: {
    '/vehicles/{registration}': {
      get: { operationId: 'getVehicle', parameters: [{ name: 'registration', in: 'path', required: true }] },
    },
  },
})

export const DescriptionFile = z.strictObject({}).meta({ examples: [{}], 'x-file': sample })

export const OperationRef = z
  .strictObject({ method: z.enum(methods), path: requiredText(1000) })
  .meta({ examples: [{ method: 'GET', path: '/vehicles/{registration}' }], 'x-file': sample })

/** What could not be taken over, or differs from what the file says. */
export const openApiNotes = [
  'no-server',
  'not-https',
  'other-servers',
  'server-variables',
  'cookie',
  'header',
  'parameter',
  'list',
  'too-many',
  'not-json',
  'get-body',
  'optional-fields',
  'as-text',
  'first-of-several',
  'circular',
  'external',
  'unknown-reference',
  'authentication',
  'more-authentication',
  'body',
  'no-answer',
  'more-outputs',
  'too-large',
  'demo',
] as const

const { method, headers, params, body, authentication, outputs, demoParams, demoResult } = ConnectorDefinition.shape

/** A connector as an operation describes it. Address and authentication may still lack what only its owner knows. */
export const DescribedConnector = z
  .object({
    name: z.string(),
    method,
    address: z.string(),
    headers,
    params,
    body,
    authentication: z.union([
      authentication,
      z.object({ kind: z.literal('basic'), user: z.string() }),
      z.object({ kind: z.literal('oauth2'), tokenAddress: z.string(), clientId: z.string(), scope: z.string() }),
    ]),
    demoParams,
    demoResult,
    /** What may be sent, and need not. */
    optional: z.array(
      z.object({ list: z.enum(['params', 'headers']), name: z.string(), value: z.string(), demo: z.string() }),
    ),
    /** The values that its answer has; none is taken that nobody chose. */
    outputs: z.array(outputs.element),
    notes: z.array(z.object({ code: z.enum(openApiNotes), what: z.string() })),
  })
  .meta({ id: 'DescribedConnector' })

export type DescribedOperations = z.output<typeof DescribedOperations>
export type OperationRef = z.output<typeof OperationRef>
export type DescribedConnector = z.output<typeof DescribedConnector>
export type OpenApiNote = (typeof openApiNotes)[number]
