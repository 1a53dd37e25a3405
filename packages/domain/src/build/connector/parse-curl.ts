import { ConnectorDefinition, type ImportedConnector } from './connector.ts'

type Read = { readonly connector: ImportedConnector } | { readonly problem: string }

/** Takes a cURL command apart, as documentation of other systems shows it and browsers copy it. Nothing is run or asked. */
export function parseCurl(command: string): Read {
  const words = wordsOf(command)
  if (!words) return { problem: 'A quotation mark is not closed' }
  if (!/^curl(\.exe)?$/i.test(words[0] ?? '')) return { problem: 'It must begin with curl' }
  const asked = askedBy(words.slice(1))
  if ('problem' in asked) return asked
  const url = URL.parse(asked.address)
  if (!url) return { problem: 'There is no address in it' }
  const data = asked.data.join('&')
  const isPost = asked.method === 'POST'
  const isJson = data.trim() !== '' && isPost && isJsonObject(data)
  if (isPost && data && !isJson) return { problem: 'Only JSON can be sent in the body' }
  const inAddress = [...url.searchParams, ...(isPost ? [] : new URLSearchParams(data))]
  const { secret, headers, params, authentication, leftOut } = secretIn(asked, inAddress)
  url.search = ''
  url.hash = ''
  const flat = isJson && params.length === 0 ? flatIn(data) : undefined
  const definition = ConnectorDefinition.safeParse({
    method: asked.method,
    address: decodeURI(url.href).replaceAll('%7B', '{').replaceAll('%7D', '}'),
    testAddress: '',
    headers,
    params: flat ?? params.map(([name, value]) => ({ name, value })),
    body: isJson && !flat ? data : '',
    authentication,
    deadlineSeconds: 5,
    outputs: [],
    demoParams: [],
    demoResult: '',
  })
  if (!definition.success) return { problem: definition.error.issues[0]?.message ?? 'It cannot be read' }
  return { connector: { ...definition.data, secret, leftOut } }
}

/** The words as a shell would have them; nothing where a quotation mark stays open. */
function wordsOf(command: string): string[] | undefined {
  const words: string[] = []
  let word: string | undefined
  let quote = ''
  for (let at = 0; at < command.length; at++) {
    const character = command.charAt(at)
    const next = command.charAt(at + 1)
    if (quote) {
      if (character === quote) quote = ''
      else if (character === '\\' && quote === '"' && /["\\$`]/.test(next)) word = (word ?? '') + command.charAt(++at)
      else word = (word ?? '') + character
    } else if (character === '\\' && /[\r\n]/.test(next)) at += next === '\r' ? 2 : 1
    else if (character === '\\') word = (word ?? '') + command.charAt(++at)
    else if (character === "'" || character === '"') {
      quote = character
      word ??= ''
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + character
  }
  if (word !== undefined) words.push(word)
  return quote ? undefined : words
}

interface Asked {
  readonly method: 'GET' | 'POST'
  readonly address: string
  readonly headers: readonly (readonly [string, string])[]
  readonly data: readonly string[]
  readonly user: string | undefined
  readonly leftOut: readonly string[]
}

/** What they do is done here anyway, or does not matter. */
const withoutMeaning =
  /^(-[sSLkvifg]+|--(silent|show-error|location|insecure|verbose|include|fail|globoff|compressed|http[\d.]+))$/
const withoutMeaningOfTwo = /^(-o|--output|-m|--max-time|--connect-timeout|--retry)$/
const shortNames: Readonly<Record<string, string>> = {
  '-X': '--request',
  '-H': '--header',
  '-d': '--data',
  '-u': '--user',
  '-G': '--get',
  '-A': '--user-agent',
  '-b': '--cookie',
}

function askedBy(words: readonly string[]): Asked | { readonly problem: string } {
  let method: string | undefined
  let address = ''
  let user: string | undefined
  let isGet = false
  const headers: [string, string][] = []
  const data: string[] = []
  const leftOut: string[] = []
  const rest = words.flatMap((word) =>
    /^-[XHdu]./.test(word) && !word.startsWith('--') ? [word.slice(0, 2), word.slice(2)] : [word],
  )
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? ''
    const option = shortNames[word] ?? word
    const value = () => rest[++at] ?? ''
    if (option === '--request') method = value().toUpperCase()
    else if (option === '--url') address = value()
    else if (option === '--get') isGet = true
    else if (option === '--user') user = value()
    else if (option === '--header') {
      const [, name = '', written = ''] = /^([^:]+):\s*(.*)$/s.exec(value()) ?? []
      if (name) headers.push([name.trim(), written.trim()])
    } else if (/^--(data|data-raw|data-binary|data-ascii|json|data-urlencode)$/.test(option)) {
      const sent = value()
      if (sent.startsWith('@') && option !== '--data-raw') return { problem: 'A file cannot be read from here' }
      data.push(sent)
    } else if (option === '--user-agent' || option === '--cookie') {
      value()
      leftOut.push(option)
    } else if (withoutMeaningOfTwo.test(option)) value()
    else if (withoutMeaning.test(option)) continue
    else if (word.startsWith('-')) return { problem: `${word} is not understood` }
    else address ||= word
  }
  const asked = method ?? (data.length > 0 && !isGet ? 'POST' : 'GET')
  if (asked !== 'GET' && asked !== 'POST') return { problem: `Only GET and POST can be asked, not ${asked}` }
  return { method: asked, address, headers, data, user, leftOut }
}

/** Set by us, whatever a browser sent. */
const ownHeaders =
  /^(accept|accept-encoding|content-type|content-length|user-agent|host|connection|origin|referer|cookie|sec-.*|dnt|te)$/i
const looksSecret = /(^|-|_)(api-?key|apikey|key|token|secret|subscription-key)$/i

/** A secret in the command goes where secrets are kept, not into a header that everybody reads. */
function secretIn({ headers, user, leftOut }: Asked, inAddress: readonly [string, string][]) {
  const kept: { name: string; value: string }[] = []
  const dropped = [...leftOut]
  let authentication: ConnectorDefinition['authentication'] = { kind: 'none' }
  let secret: string | null = null
  const basic = (pair: string) => {
    const at = pair.indexOf(':')
    authentication = { kind: 'basic', user: at < 0 ? pair : pair.slice(0, at) }
    secret = at < 0 ? null : pair.slice(at + 1) || null
  }
  if (user !== undefined) basic(user)
  for (const [name, value] of headers) {
    const [, scheme = '', credentials = ''] = /^(\S+)\s+(.*)$/s.exec(value) ?? []
    if (/^authorization$/i.test(name) && /^bearer$/i.test(scheme)) {
      authentication = { kind: 'bearer' }
      secret = credentials
    } else if (/^authorization$/i.test(name) && /^basic$/i.test(scheme)) basic(plain(credentials))
    else if (/^authorization$/i.test(name) || (looksSecret.test(name) && authentication.kind === 'none')) {
      authentication = { kind: 'key', in: 'header', name }
      secret = value
    } else if (looksSecret.test(name)) dropped.push(name)
    else if (ownHeaders.test(name)) {
      if (!/^(accept|content-type|user-agent|content-length|host|connection|accept-encoding)$/i.test(name))
        dropped.push(name)
    } else kept.push({ name, value })
  }
  const params: [string, string][] = []
  for (const [name, value] of inAddress)
    if (!looksSecret.test(name) || /^\{\{.*\}\}$/.test(value)) params.push([name, value])
    else if (authentication.kind === 'none') {
      authentication = { kind: 'key', in: 'query', name }
      secret = value
    } else dropped.push(name)
  return { headers: kept, params, authentication, secret, leftOut: dropped }
}

function plain(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0))
  } catch {
    return base64
  }
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

/** An object of nothing but texts is a list of params. */
function flatIn(text: string): { name: string; value: string }[] | undefined {
  const value: unknown = JSON.parse(text)
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
    ? entries.map(([name, one]) => ({ name, value: one }))
    : undefined
}
