import { type Description, isNode, listOf, memberOf, textOf } from './description.ts'

const isSafe = (address: string) => URL.parse(address)?.protocol === 'https:'

/** Where the operation is asked, without a slash at its end; what is wrong with it is noted. */
export function serverOf(api: Description, item: unknown, operation: unknown): string {
  const all = (api.isSwagger ? ofSwagger(api) : ofServers(api, item, operation)).map((each) => each.replace(/\/+$/, ''))
  const chosen = all.find(isSafe) ?? all.find((each) => URL.parse(each) !== null) ?? all[0] ?? ''
  const url = URL.parse(chosen)
  if (!url) api.note('no-server', chosen)
  else if (url.protocol !== 'https:') api.note('not-https', chosen)
  for (const other of all) if (other !== chosen) api.note('other-servers', other)
  return chosen
}

function ofServers(api: Description, item: unknown, operation: unknown): string[] {
  const levels = [operation, item, api.root].map((level) => listOf(level, 'servers'))
  const servers = levels.find((level) => level.length > 0) ?? []
  return servers.map((server) => {
    const variables = memberOf(server, 'variables')
    return textOf(server, 'url').replaceAll(/\{([^{}]+)\}/g, (written, name: string) => {
      const usual = textOf(memberOf(variables, name), 'default')
      if (usual) api.note('server-variables', `${name}: ${usual}`)
      return usual || written
    })
  })
}

function ofSwagger({ root }: Description): string[] {
  const host = textOf(root, 'host')
  const base = textOf(root, 'basePath')
  const path = base && !base.startsWith('/') ? `/${base}` : base
  if (!host) return [path]
  const schemes = listOf(root, 'schemes').filter((scheme) => typeof scheme === 'string')
  return (schemes.length > 0 ? schemes : ['https']).map((scheme) => `${scheme}://${host}${path}`)
}

/** The object of that name, wherever the version keeps its parts. */
export function schemesOf({ root, isSwagger }: Description): unknown {
  const parts = isSwagger ? root : memberOf(root, 'components')
  const found = memberOf(parts, isSwagger ? 'securityDefinitions' : 'securitySchemes')
  return isNode(found) ? found : {}
}
