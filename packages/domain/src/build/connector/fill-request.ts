import { fieldsIn, fillMerged } from '../../base/merge/merge.ts'
import type { ConnectorDefinition } from './connector.ts'
import type { ShownRequest } from './connector-task.ts'
import { isHeaderText } from './header-text.ts'

/** What merge fields stand for, by their names. */
export type Inputs = Readonly<Record<string, string>>

export interface Credentials {
  /** The key, password or token; of OAuth2 the token that was given for it. */
  readonly secret: string
}

/** Why a request cannot be made of these inputs, in words that hold none of them. */
export class UnfitInput extends Error {
  override readonly name = 'UnfitInput'
}

type Requested = Pick<
  ConnectorDefinition,
  'method' | 'address' | 'testAddress' | 'headers' | 'params' | 'body' | 'authentication'
>

/** What has to be known before another system can be asked; `isOptional` where it can be asked without. */
export function inputsOf({ address, testAddress, headers, params, body }: Requested) {
  const texts = [address, testAddress, ...[...headers, ...params].map(({ value }) => value), body]
  const found = new Map<string, boolean>()
  for (const { name, fallback } of texts.flatMap(fieldsIn))
    found.set(name, fallback !== undefined && (found.get(name) ?? true))
  return [...found].map(([name, isOptional]) => ({ name, isOptional }))
}

export interface FilledRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Whom an address leads to, whatever is filled in; undefined where it leads nowhere. */
export const originOf = (address: string) => URL.parse(address.replaceAll(/\{\{[^{}]*\}\}/g, 'x'))?.origin

/** Every value is escaped for the place it is put into: none of them leads to another path, header or field. */
export function fillRequest(
  definition: Requested,
  at: 'live' | 'test',
  inputs: Inputs,
  credentials: Credentials | undefined,
): FilledRequest {
  const { method, authentication: auth } = definition
  const asked = at === 'live' ? definition.address : definition.testAddress
  const url = new URL(filled(asked, inputs, inAddress))
  if (url.origin !== originOf(asked)) throw new UnfitInput('An answer cannot choose whom we ask')
  const hasOwnBody = method === 'POST' && definition.body.trim() !== ''
  const params = definition.params.map(({ name, value }) => [name, filled(value, inputs)] as const)
  if (method === 'GET' || hasOwnBody) for (const [name, value] of params) url.searchParams.append(name, value)

  const headers: Record<string, string> = { accept: 'application/json, text/csv;q=0.9', 'user-agent': 'Coverwright' }
  for (const { name, value } of definition.headers) headers[name.toLowerCase()] = whole(filled(value, inputs, inHeader))
  if (credentials) {
    const { secret } = credentials
    if (auth.kind === 'key' && auth.in === 'query') url.searchParams.append(auth.name, secret)
    if (auth.kind === 'key' && auth.in === 'header') headers[auth.name.toLowerCase()] = inHeader(secret)
    if (auth.kind === 'basic') headers.authorization = `Basic ${base64(`${auth.user}:${secret}`)}`
    if (auth.kind === 'bearer' || auth.kind === 'oauth2') headers.authorization = `Bearer ${inHeader(secret)}`
  }
  if (method === 'GET') return { method, url: url.href, headers }
  const body = JSON.stringify(hasOwnBody ? filledJson(JSON.parse(definition.body), inputs) : Object.fromEntries(params))
  return { method, url: url.href, headers: { 'content-type': 'application/json', ...headers }, body }
}

/** What a call of our own contract is asked with. What is empty is not known, and left out. */
export function fillCall({ params }: Pick<ConnectorDefinition, 'params'>, inputs: Inputs): Inputs {
  const values = params.map(({ name, value }) => [name, filled(value, inputs).trim()] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}

function filled(written: string, inputs: Inputs, escape?: (value: string) => string): string {
  const { text, missing } = fillMerged(written, inputs, escape)
  if (missing.length > 0) throw new UnfitInput(`Nothing is known of ${missing.join(', ')}`)
  return text
}

/** A segment that is nothing but dots would lead to another path, however it is written. */
function inAddress(value: string): string {
  if (/^\.{1,2}$/.test(value.trim())) throw new UnfitInput('An answer cannot be put into the address')
  return encodeURIComponent(value.toWellFormed())
}

function whole(header: string): string {
  if (!isHeaderText(header)) throw new UnfitInput('A header of the connector cannot be sent')
  return header
}

function inHeader(value: string): string {
  if (!isHeaderText(value)) throw new UnfitInput('An answer cannot be put into a header')
  return value
}

function filledJson(value: unknown, inputs: Inputs): unknown {
  if (typeof value === 'string') return filled(value, inputs)
  if (Array.isArray(value)) return value.map((one) => filledJson(one, inputs))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledJson(one, inputs)]))
}

const base64 = (plain: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(plain)))

export const hiddenSecret = '••••'

/** The request as it may be shown: of a buyer's answers only where they go, of the secret that there is one. */
export function shownRequest(
  definition: Requested & Pick<ConnectorDefinition, 'type' | 'call'>,
  at: 'live' | 'test',
  inputs?: Inputs,
): ShownRequest {
  const { authentication: auth, method } = definition
  const hidden = auth.kind === 'none' ? undefined : { secret: 'x' }
  const named = Object.fromEntries(inputsOf(definition).map(({ name }) => [name, `<${name}>`]))
  try {
    if (definition.type === 'internal') {
      const body = JSON.stringify(fillCall(definition, inputs ?? named))
      return { method, url: definition.call ?? '', headers: [], body }
    }
    const { url, headers, body = '' } = fillRequest(definition, at, inputs ?? named, hidden)
    const address = new URL(url)
    if (auth.kind === 'key' && auth.in === 'query') address.searchParams.set(auth.name, hiddenSecret)
    const secretHeader = auth.kind === 'key' && auth.in === 'header' ? auth.name.toLowerCase() : 'authorization'
    return {
      method,
      url: decoded(address.href),
      headers: Object.entries(headers).map(([name, value]) => ({
        name,
        value: auth.kind !== 'none' && name === secretHeader ? hiddenSecret : value,
      })),
      body,
    }
  } catch (error) {
    if (!(error instanceof UnfitInput)) throw error
    return { method, url: at === 'live' ? definition.address : definition.testAddress, headers: [], body: '' }
  }
}

const decoded = (href: string) =>
  href.replaceAll('%3C', '<').replaceAll('%3E', '>').replaceAll(encodeURIComponent(hiddenSecret), hiddenSecret)
