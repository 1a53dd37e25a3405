import { type IncomingHttpHeaders, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** How long a buyer goes on pressing: longer than any restart takes. */
const patienceMs = 120_000

const pet = { species: 'dog', pet_name: 'Biscuit' }
/** When the pet was born, which its price depends on. */
export const petBorn = '2023-06-06'
const about = (born: string) => {
  const [year, month, day] = born.split('-')
  return {
    breed_kind: 'pedigree',
    dog_breed: 'Labrador Retriever',
    'born-day': day,
    'born-month': month,
    'born-year': year,
    vaccinated: 'yes',
  }
}
const health = { neutered: 'no', condition: 'no' }
const billing = { address: '1 High Street', city: 'Bristol', postcode: 'BS7 9ZZ', country: 'United Kingdom' }
const card = { name: 'Jane Smith', number: '4242 4242 4242 4242', expiry: '12/40', code: '123', ...billing }

function holder(email: string) {
  const [year = '', month = '', day = ''] = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).split('-')
  return {
    full_name: 'Jane Smith',
    'holder_born-day': '1',
    'holder_born-month': '2',
    'holder_born-year': '1985',
    email,
    'address-line1': '14 Sample Street',
    'address-town': 'Bristol',
    'address-postcode': 'BS7 9ZZ',
    'cover_start-day': day,
    'cover_start-month': month,
    'cover_start-year': year,
  }
}

/** Again and again until it is answered; what a killed server did not say it may still have done. */
async function pressing(work: () => Promise<Answer>): Promise<Answer> {
  for (const until = Date.now() + patienceMs; ; await sleep(250)) {
    const answer = await work().catch(() => undefined)
    if (answer && answer.status < 500) return answer
    if (Date.now() > until) throw new Error(`Nobody answers: ${answer?.status} ${answer?.body.slice(0, 200)}`)
  }
}

interface Journey {
  /** Of a journey that was begun before, in this browser. */
  readonly cookies?: Map<string, string>
  /** Nothing is sent from this page on. */
  readonly leaveAt?: string
  readonly born?: string
  /** Over HTTPS, with a certificate that this one signed. */
  readonly authority?: string
  /** A promo code that is typed before paying: who cannot have it any more buys nothing, and answers no number. */
  readonly code?: string
  /** The address the buyer seems to come from, for a server that trusts a proxy. */
  readonly from?: string
}

/**
 * Somebody who buys the demo insurer's pet cover with a browser without script, and presses again whatever was not
 * answered. Answers the policy number that the last page showed: what is shown is acknowledged.
 */
export async function buyPolicy(
  port: number,
  email: string,
  { cookies = new Map(), leaveAt, born = petBorn, authority, code, from }: Journey = {},
): Promise<string> {
  const host = `pet.localhost:${port}`
  const scheme = authority ? 'https' : 'http'

  const send = (method: string, to: string, path: string, fields?: object, accept = 'text/html') =>
    new Promise<Answer>((resolve, reject) => {
      const payload = fields ? new URLSearchParams({ ...fields }).toString() : ''
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = {
        host: to,
        accept,
        origin: `${scheme}://${to}`,
        ...(to === host && cookie && { cookie }),
        ...(from && { 'x-forwarded-for': from }),
        ...(fields && {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(payload),
        }),
      }
      const address = { host: '127.0.0.1', port, method, path, headers, timeout: 20_000 }
      const ask = authority ? secureRequest : request
      const trust = authority ? { ca: authority, servername: to.split(':', 1).join('') } : {}
      const asked = ask({ ...address, ...trust }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => {
          body += chunk.toString()
        })
        response.on('error', reject)
        response.on('end', () => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [pair = ''] = line.split(';')
            cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
          }
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
        })
      })
      asked.on('timeout', () => asked.destroy(new Error('No answer')))
      asked.on('error', reject)
      asked.end(payload)
    })

  const page = async (path: string): Promise<PageOf | undefined> => {
    const { body } = await pressing(() => send('GET', host, `/_/page?path=${path}`, undefined, 'application/json'))
    return (JSON.parse(body) as { readonly view?: PageOf }).view
  }
  const fieldsOf = async (path: string): Promise<object> => {
    if (path !== '/check') return forms[path] ?? {}
    return Object.fromEntries(((await page(path))?.declarations ?? []).map(({ name }) => [name, 'yes']))
  }
  const forms: Readonly<Record<string, object>> = {
    '/': pet,
    '/pet': about(born),
    '/health': health,
    '/you': holder(email),
    '/plan': { plan: 'plus', pay: 'yearly', go: 'next' },
  }

  /** Wherever the site leads, as a browser does; for telling what went wrong. */
  const trail: string[] = []
  let at = '/'
  let isTyped = code === undefined
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    trail.push(at)
    if (at === leaveAt) return ''
    if (at === '/_/ended') {
      cookies.clear()
      isTyped = code === undefined
      at = '/'
    } else if (at === '/thank-you') {
      const outcome = (await page(at))?.outcome
      if (outcome?.kind === 'bought') return outcome.facts[0]?.text ?? ''
      // The card may never have reached the gateway: paying again is paying once.
      if (outcome?.kind !== 'waiting' || trail.slice(-5).every((path) => path === at)) at = '/check'
      await sleep(200)
    } else if (at === '/_/code') return ''
    else if (at === '/check' && !isTyped) {
      const { headers } = await pressing(() => send('POST', host, '/_/code', { code }))
      if (!headers.location?.endsWith('?taken')) return ''
      isTyped = true
      at = '/plan'
    } else {
      const fields = await fieldsOf(at)
      const { headers } = await pressing(() => send('POST', host, at, fields))
      const target = new URL(headers.location ?? '/', `${scheme}://${host}`)
      const isPayment = target.pathname.startsWith('/pay/')
      if (isPayment) await pressing(() => send('POST', `localhost:${port}`, target.pathname, card))
      at = isPayment ? '/thank-you' : target.pathname
    }
  }
  throw new Error(`${email} never got a policy: ${trail.slice(-12).join(' → ')}`)
}

interface PageOf {
  readonly declarations?: readonly { readonly name: string }[]
  readonly outcome?: { readonly kind: string; readonly facts: readonly { readonly text: string }[] }
}
