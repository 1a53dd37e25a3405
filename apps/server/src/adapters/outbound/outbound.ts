import { request as overHttp } from 'node:http'
import { request as overHttps, type RequestOptions } from 'node:https'
import { goingOut } from '../../platform/database/going-out.ts'
import { checkTarget, isAllowed, OutboundRefused } from './check-target.ts'
import { resolvePublic } from './resolve-public.ts'

interface OutboundRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** From the first look-up to the last byte. */
  readonly deadlineMs: number
}

interface OutboundAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** The one way to an address that somebody typed. */
export interface Outbound {
  readonly send: (request: OutboundRequest) => Promise<OutboundAnswer>
  /** What can be said against an address before anything is looked up. */
  readonly refusalOf: (address: string) => string | undefined
}

export interface OutboundRules {
  /** Hosts with ports that may be reached although they are not on the internet, or speak plain HTTP. */
  readonly allowed: readonly string[]
  readonly dnsServers: readonly string[]
  /** What their certificates are signed with, beside what every machine knows. */
  readonly ca?: string
}

export const mostAnswerBytes = 1_000_000

/** Where nothing came back in time, or what came was cut off: worth another try. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  /** The time was over. */
  get isLate() {
    return this.message === late
  }
}

const late = 'It did not answer in time.'

/** Redirections are answers like others: nobody is followed to an address that was not checked. */
export function openOutbound({ allowed, dnsServers, ca }: OutboundRules): Outbound {
  const lookup = resolvePublic(dnsServers)
  return {
    send: async ({ url: address, method, headers, body, deadlineMs }) => {
      goingOut('An address that somebody typed')
      const url = checkTarget(address, allowed)
      const options: RequestOptions = {
        method,
        headers: { ...headers, 'accept-encoding': 'identity', connection: 'close' },
        agent: false,
        signal: AbortSignal.timeout(deadlineMs),
        ...(ca && { ca }),
        ...(!isAllowed(url, allowed) && { lookup }),
      }
      // What cannot even be sent is thrown at once: that, too, is a call that failed.
      return exchange(url, options, body).catch((error: Error) => Promise.reject(reasonOf(error)))
    },
    refusalOf: (address) => {
      try {
        checkTarget(address, allowed)
        return undefined
      } catch (error) {
        if (error instanceof OutboundRefused) return error.message
        throw error
      }
    },
  }
}

function exchange(url: URL, options: RequestOptions, body: string | Uint8Array = ''): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, (response) => {
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > mostAnswerBytes) sent.destroy(new NoAnswer('The answer is longer than 1 MB.'))
        else parts.push(part)
      })
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(parts).toString('utf8') })
      })
    })
    sent.on('error', reject)
    // Whoever answers with another protocol would otherwise never be heard of again: no response comes, and no error.
    sent.on('upgrade', (_, socket) => {
      socket.destroy()
      reject(new NoAnswer('It answered in another protocol.'))
    })
    // Whatever else ends it without a word; after an answer it changes nothing.
    sent.on('close', () => reject(new NoAnswer('It did not answer.')))
    sent.end(body)
  })
}

const words: Readonly<Record<string, string>> = {
  ABORT_ERR: late,
  ECONNREFUSED: 'Nothing answers there.',
  ECONNRESET: 'The connection was cut off.',
  EHOSTUNREACH: 'It cannot be reached.',
  ENETUNREACH: 'It cannot be reached.',
  ERR_INVALID_CHAR: 'It cannot be sent: a header holds what none can.',
  ETIMEDOUT: late,
}

/** In words, and without what the machine says of its network. */
function reasonOf(error: Error & { readonly code?: string }): Error {
  if (error instanceof OutboundRefused || error instanceof NoAnswer) return error
  const { code = '' } = error
  const isCertificate = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)
  return new NoAnswer(isCertificate ? 'Its certificate is not valid.' : (words[code] ?? 'It did not answer.'), {
    cause: error,
  })
}
