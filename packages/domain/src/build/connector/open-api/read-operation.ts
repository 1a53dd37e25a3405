import { ConnectorDefinition } from '../connector.ts'
import { answerOf } from './answer-of.ts'
import { authenticationOf } from './authentication-of.ts'
import { bodyOf } from './body-of.ts'
import { describe, isNode, memberOf } from './description.ts'
import { summaryOf } from './list-operations.ts'
import { nameFields } from './name-fields.ts'
import type { DescribedConnector, OperationRef } from './open-api.ts'
import { parametersOf } from './parameters-of.ts'
import { serverOf } from './server-of.ts'

/** A connector as the file describes the operation; undefined where it describes no such one. */
export function readOperation(root: unknown, { method, path }: OperationRef): DescribedConnector | undefined {
  const api = describe(root)
  const item = api?.follow(memberOf(memberOf(api.root, 'paths'), path))
  const operation = memberOf(item, method.toLowerCase())
  if (!api || !isNode(operation)) return undefined
  const fields = nameFields()
  const server = serverOf(api, item, operation)
  const { path: inPath, params, headers, optional } = parametersOf(api, item, operation, fields)
  const filledPath = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encoded(inPath.get(name) ?? fields.fieldFor(name, undefined)),
  )
  if (method === 'GET' && memberOf(operation, 'requestBody') !== undefined) api.note('get-body', '')
  const sent = method === 'POST' ? bodyOf(api, item, operation, fields) : ''
  const demoParams = fields.demos()
  return {
    name: (summaryOf(operation) || `${method} ${path}`).slice(0, 80),
    method,
    address: `${server}${filledPath.startsWith('/') ? '' : '/'}${filledPath}`.slice(0, 2000),
    headers: [...headers],
    params: [...params],
    // Without any JSON of its own a POST would send its parameters as such, where they belong into the address.
    body: sent || (method === 'POST' && params.length > 0 ? '{}' : ''),
    authentication: authenticationOf(api, operation, server),
    demoParams: ConnectorDefinition.shape.demoParams.safeParse(demoParams).data ?? [],
    optional: [...optional],
    ...answerOf(api, operation),
    notes: api.notes(),
  }
}

/** A merge field is kept as it stands; what is fixed must not lead elsewhere. */
const encoded = (value: string) => (value.startsWith('{{') ? value : encodeURIComponent(value))
