import { ConnectorDefinition } from '../connector.ts'
import { type Description, isNode, listOf, memberOf, textOf } from './description.ts'
import type { DescribedConnector } from './open-api.ts'
import { schemesOf } from './server-of.ts'

type Authentication = DescribedConnector['authentication']

/** The first way in that a connector knows; the secret itself is in no description. */
export function authenticationOf(api: Description, operation: unknown, server: string): Authentication {
  const own = memberOf(operation, 'security')
  const wanted = (Array.isArray(own) ? own : listOf(api.root, 'security')).filter(isNode)
  const schemes = schemesOf(api)
  const ways = wanted.map((way) =>
    Object.entries(way).map(([name, scopes]) => {
      const scheme = api.follow(memberOf(schemes, name))
      return { name, known: scheme && known(api, scheme, Array.isArray(scopes) ? scopes : [], server) }
    }),
  )
  const simple = ways.find((way) => way.length === 1 && way[0]?.known)
  const chosen = simple ?? ways.find((way) => way.some((each) => each.known)) ?? []
  const taken = chosen.find((each) => each.known)
  for (const each of chosen) if (each !== taken) api.note('more-authentication', each.name)
  if (!taken && !ways.some((way) => way.length === 0))
    for (const each of ways.flat()) api.note('authentication', each.name)
  return taken?.known ?? { kind: 'none' }
}

function known(
  api: Description,
  scheme: unknown,
  scopes: readonly unknown[],
  server: string,
): Authentication | undefined {
  const type = textOf(scheme, 'type')
  const http = type === 'basic' ? 'basic' : type === 'http' ? textOf(scheme, 'scheme').toLowerCase() : ''
  if (http === 'basic') return { kind: 'basic', user: '' }
  if (http === 'bearer') return { kind: 'bearer' }
  if (type === 'apiKey') return keyOf(scheme)
  return type === 'oauth2' ? oauth2Of(api, scheme, scopes, server) : undefined
}

function keyOf(scheme: unknown): Authentication | undefined {
  const read = ConnectorDefinition.shape.authentication.safeParse({
    kind: 'key',
    in: textOf(scheme, 'in'),
    name: textOf(scheme, 'name'),
  })
  return read.success ? read.data : undefined
}

function oauth2Of(
  { isSwagger }: Description,
  scheme: unknown,
  scopes: readonly unknown[],
  server: string,
): Authentication | undefined {
  const flow = isSwagger ? scheme : memberOf(memberOf(scheme, 'flows'), 'clientCredentials')
  if (isSwagger ? textOf(scheme, 'flow') !== 'application' : !isNode(flow)) return undefined
  const tokenAddress = URL.parse(textOf(flow, 'tokenUrl'), URL.parse(server)?.href)?.href ?? ''
  const scope = scopes.filter((each) => typeof each === 'string').join(' ')
  // The client's id is given by whoever owns the API; until then a word stands in, to see whether the rest can be kept.
  const whole = { kind: 'oauth2', tokenAddress, clientId: 'x', scope } as const
  return ConnectorDefinition.shape.authentication.safeParse(whole).success ? { ...whole, clientId: '' } : undefined
}
