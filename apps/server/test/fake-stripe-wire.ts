import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const stripeKeys = {
  live: { secretKey: 'sk_live_fake', webhookSecret: 'whsec_live' },
  test: { secretKey: 'sk_test_fake', webhookSecret: 'whsec_test' },
} as const

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly form: URLSearchParams
  readonly account: string
  readonly livemode: boolean
}

export interface Reply {
  readonly status: number
  readonly body: unknown
}

export class Refusal extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, type: string, message: string, more: object = {}) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...more } }
  }
}

export const invalid = (message: string) => new Refusal(400, 'invalid_request_error', message)

export const need = (form: URLSearchParams, ...names: string[]) =>
  names.map((name) => form.get(name) ?? throwing(invalid(`Missing required param: ${name}.`)))

export function throwing(error: Error): never {
  throw error
}

/** One thing that can be asked: method, path, and what answers it. */
export type Route = readonly [string, RegExp, (asked: Asked, id: string) => unknown]

/** What tests do to it. */
interface Trouble {
  /** So many get lost after the work was done. */
  losesAnswers: number
  isDown: boolean
  /** Waited for before every answer. */
  hold: (() => Promise<void>) | undefined
}

/** HTTP as the provider speaks it: keys, accounts and idempotency keys are checked before any work is done. */
export async function startWire(work: (asked: Asked) => Reply) {
  const trouble: Trouble = { losesAnswers: 0, isDown: false, hold: undefined }
  const seen: string[] = []
  const replies = new Map<string, Reply & { readonly asked: string }>()

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const body = (await Array.fromAsync(request)).join('')
    const key = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    if (key !== stripeKeys.live.secretKey && key !== stripeKeys.test.secretKey)
      throw new Refusal(401, 'invalid_request_error', 'Invalid API Key provided')
    const asked = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      form: new URLSearchParams(body),
      account: String(request.headers['stripe-account'] ?? ''),
      livemode: key === stripeKeys.live.secretKey,
    }
    seen.push(`${asked.livemode ? 'live' : 'test'} ${asked.method} ${asked.path}`)
    const given = String(request.headers['idempotency-key'] ?? '')
    // The library's own keys name one attempt and its repetition; ours name the thing itself.
    if (!given || given.startsWith('stripe-node-retry')) return work(asked)
    const idempotency = `${key} ${asked.account} ${given}`
    const known = replies.get(idempotency)
    if (known && known.asked !== `${asked.path}?${body}`)
      throw new Refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters.')
    const reply = known ?? { ...work(asked), asked: `${asked.path}?${body}` }
    replies.set(idempotency, reply)
    return reply
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (trouble.isDown) {
      request.socket.destroy()
    } else if (request.url?.startsWith('/v1/')) {
      await trouble.hold?.()
      const { status, body } = await answer(request).catch((error: unknown) =>
        error instanceof Refusal ? error : new Refusal(500, 'api_error', String(error)),
      )
      if (trouble.losesAnswers > 0) {
        trouble.losesAnswers--
        request.socket.destroy()
      } else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    } else {
      // Its own pages, which nobody but a browser opens.
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<!doctype html><html lang="en"><title>Stripe</title><h1>Stripe</h1></html>')
    }
  }
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const { port } = server.address() as AddressInfo
  return { port, trouble, seen, forgetKeys: () => replies.clear(), close: () => server.close() }
}
