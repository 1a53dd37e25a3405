// A registrar on this machine that takes the wire at its word: paths, headers, parameters and bodies are checked.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { addMonths } from '@coverwright/domain/base/day/day'
import { z } from 'zod'

export const gandiKeys = { apiKey: 'pat-of-a-test', sharingId: 'd5b1a1d0-0000-4000-8000-000000000001' } as const

const filled = z.string().min(1)
const Owner = z.strictObject({
  type: z.literal('company'),
  orgname: filled,
  given: filled,
  family: filled,
  email: z.email(),
  phone: z.string().regex(/^\+\d+\.\d+$/),
  streetaddr: filled,
  city: filled,
  zip: filled,
  country: z.string().length(2),
  data_obfuscated: z.literal(true),
  mail_obfuscated: z.literal(true),
})
const Register = z.strictObject({ fqdn: filled, duration: z.literal(1), owner: Owner })
const Renew = z.strictObject({ duration: z.literal(1) })
const Rrset = z.strictObject({ rrset_values: z.array(filled).min(1), rrset_ttl: z.int().min(300) })

interface Sold {
  readonly owner: z.output<typeof Owner>
  endsOn: string
  /** Not in the account before it was asked for so often. */
  hiddenFor: number
  readonly records: Map<string, readonly string[]>
}

/** What goes wrong: the request never comes, or its answer is lost. */
export type Trouble = 'before' | 'after'

const answer = (response: ServerResponse, status: number, body?: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

const priced = (price: number, type?: string) => [
  {
    min_duration: 1,
    max_duration: 1,
    duration_unit: 'y',
    price_before_taxes: price,
    price_after_taxes: price * 1.2,
    ...(type && { type }),
  },
]

export async function startFakeGandi(today: () => string) {
  const names = new Map<string, Sold>()
  const asked: string[] = []
  /** How often the registry was paid for a name, by what. */
  const paid: string[] = []
  const faults: string[] = []
  /** By the place of a request, counted from 1. */
  const trouble = new Map<number, Trouble>()
  const behaviour = { hiddenFor: 0, status: '', refuses: '', isSilent: false, onTrouble: () => {} }
  let number = 0

  const fail = (request: IncomingMessage) => {
    behaviour.onTrouble()
    request.socket.destroy()
  }

  const check = (query: URLSearchParams) => {
    const name = query.get('name') ?? ''
    if (query.get('currency') !== 'GBP' || query.getAll('processes').join() !== 'create,renew')
      faults.push(`check ${query.toString()}`)
    const status = behaviour.status || (names.has(name) || name.startsWith('taken') ? 'unavailable' : 'available')
    const isPremium = name.startsWith('gold')
    return {
      currency: 'GBP',
      products: [
        {
          process: 'create',
          status,
          name,
          ...(status === 'available' && {
            prices: priced(isPremium ? 1250.5 : 11.99, isPremium ? 'premium' : undefined),
          }),
        },
        { process: 'renew', status, name, ...(status === 'available' && { prices: priced(15.1) }) },
      ],
    }
  }

  const show = (fqdn: string, { owner, endsOn }: Sold) => ({
    fqdn,
    dates: { registry_ends_at: `${endsOn}T12:00:00Z` },
    contacts: { owner },
    authinfo: `code-of-${fqdn}`,
  })

  const handle = (method: string, path: string, query: URLSearchParams, body: unknown): [number, unknown?] => {
    const [, , area = '', kind = '', name = '', ...rest] = path.split('/')
    const known = names.get(name)
    if (method === 'GET' && path === '/v5/domain/check') return [200, check(query)]
    if (method === 'POST' && path === '/v5/domain/domains') {
      const { fqdn, owner } = Register.parse(body)
      if (behaviour.refuses)
        return [400, { errors: [{ location: 'body', name: 'owner', description: behaviour.refuses }] }]
      if (names.has(fqdn)) return [409, { message: 'The domain is already registered.' }]
      names.set(fqdn, { owner, endsOn: addMonths(today(), 12), hiddenFor: behaviour.hiddenFor, records: new Map() })
      paid.push(`register ${fqdn}`)
      return [202, { message: 'Domain being created' }]
    }
    if (area !== 'domain' && area !== 'livedns') return [404, { message: 'No such path' }]
    if (kind !== 'domains') return [404, { message: 'No such path' }]
    if (!known || known.hiddenFor-- > 0) return [404, { message: 'The resource could not be found' }]
    if (method === 'GET' && area === 'domain' && rest.length === 0) return [200, show(name, known)]
    if (method === 'POST' && area === 'domain' && rest.join('/') === 'renew') {
      Renew.parse(body)
      known.endsOn = addMonths(known.endsOn, 12)
      paid.push(`renew ${name}`)
      return [202, { message: 'Domain being renewed' }]
    }
    if (area === 'livedns' && rest[0] === 'records' && rest.length === 3) {
      const place = rest.slice(1).join('/')
      if (method === 'PUT') known.records.set(place, Rrset.parse(body).rrset_values)
      if (method === 'DELETE') known.records.delete(place)
      return method === 'DELETE' ? [204] : [201, { message: 'DNS Record Created' }]
    }
    return [404, { message: 'No such path' }]
  }

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers } = request
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://gandi')
    const sent = await text(request)
    const at = ++number
    if (trouble.get(at) === 'before') return fail(request)
    if (headers.authorization !== `Bearer ${gandiKeys.apiKey}`)
      return answer(response, 401, { message: 'Who are you?' })
    if (searchParams.get('sharing_id') !== gandiKeys.sharingId) faults.push(`${method} ${pathname} without sharing_id`)
    if ((sent !== '') !== (headers['content-type'] === 'application/json'))
      faults.push(`${method} ${pathname} content-type`)
    asked.push(`${method} ${pathname}`)
    try {
      const [status, body] = handle(method, pathname, searchParams, sent === '' ? undefined : JSON.parse(sent))
      if (trouble.get(at) === 'after') return fail(request)
      return answer(response, status, body)
    } catch (error) {
      faults.push(`${method} ${pathname}: ${String(error)}`)
      return answer(response, 400, { message: String(error) })
    }
  }

  const server = createServer((request, response) => void (behaviour.isSilent || receive(request, response)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    names,
    asked,
    paid,
    faults,
    behaviour,
    /** The next requests, by their place from now on. */
    fail: (places: readonly (readonly [number, Trouble])[]) => {
      trouble.clear()
      for (const [place, how] of places) trouble.set(number + place, how)
    },
    /** How many requests came since. */
    count: () => number,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
