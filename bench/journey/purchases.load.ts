// Brings so many buyers to the page before paying, or lets them pay:
// node purchases.load.ts <prepare|buy> <url> <buyers> <file that keeps who they are> [codes that they type, in turn]
import { readFile, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'

const [task = '', url = '', count = '0', file = '', codes = ''] = process.argv.slice(2)
const typed = codes.split(',').filter(Boolean)
const atOnce = 8
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const { port } = new URL(url)
const site = `pet.localhost:${port}`
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

interface Sent {
  readonly method?: 'GET' | 'POST'
  readonly host?: string
  readonly cookie?: string
  /** The address it seems to come from, where the server trusts a proxy: what is typed is limited by it. */
  readonly from?: string
  readonly fields?: Readonly<Record<string, string>>
}

const chosen = { plan: 'plus', pay: 'yearly', go: 'next' }

const date = (name: string, day: string) => {
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  return { [`${name}-day`]: ofMonth, [`${name}-month`]: month, [`${name}-year`]: year }
}

function send(path: string, { method = 'POST', host = site, cookie = '', from = '', fields = {} }: Sent) {
  return new Promise<{ location: string; cookie: string; status: number; body: string }>((resolve, reject) => {
    const payload = method === 'POST' ? new URLSearchParams(fields).toString() : ''
    const headers = {
      host,
      origin: `http://${host}`,
      accept: method === 'GET' ? 'application/json' : 'text/html',
      ...(cookie && { cookie }),
      ...(from && { 'x-forwarded-for': from }),
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      'content-length': Buffer.byteLength(payload),
    }
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      response.on('end', () => {
        const fresh = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
        const { statusCode: status = 0, headers: answered } = response
        resolve({ location: answered.location ?? '', cookie: fresh || cookie, status, body })
      })
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}

const addressOf = (index: number) => `10.0.${index >> 8}.${index & 255}`

/** Another price: the plan is chosen again with it. */
async function typeCode(cookie: string, index: number) {
  const [code, from] = [typed[index % typed.length] ?? '', addressOf(index)]
  const { location } = await send('/_/code', { cookie, from, fields: { code } })
  if (!location.endsWith('?taken')) throw new Error(`${code} led to ${location}`)
  await send('/plan', { cookie, from, fields: chosen })
}

/** Everything answered and chosen: what is left is to declare and to pay. */
async function prepare(index: number): Promise<string> {
  const pages = [
    ['/', { species: 'dog', pet_name: 'Biscuit' }],
    [
      '/pet',
      { breed_kind: 'pedigree', dog_breed: 'Labrador Retriever', ...date('born', '2023-06-06'), vaccinated: 'yes' },
    ],
    ['/health', { neutered: 'no', condition: 'no' }],
    [
      '/you',
      {
        full_name: 'Jane Smith',
        ...date('holder_born', '1985-02-01'),
        email: `buyer-${index}@example.org`,
        'address-line1': '14 Sample Street',
        'address-town': 'Bristol',
        'address-postcode': 'BS7 9ZZ',
        ...date('cover_start', tomorrow),
      },
    ],
    ['/plan', chosen],
  ] as const
  let at = { cookie: '', location: '/' }
  for (const [path, fields] of pages) {
    if (at.location !== path) throw new Error(`Led to ${at.location} instead of ${path}`)
    at = await send(path, { cookie: at.cookie, fields })
  }
  if (at.location !== '/check') throw new Error(`Led to ${at.location} instead of the last page`)
  if (typed.length > 0) await typeCode(at.cookie, index)
  return at.cookie
}

const billing = { address: '1 High Street', city: 'Bristol', postcode: 'BS7 9ZZ', country: 'United Kingdom' }
const card = { name: 'Jane Smith', number: '4242424242424242', expiry: '12/40', code: '123', ...billing }
const declared = { is_true: 'yes', has_read: 'yes' }

/** Declares, pays at the gateway, comes back. */
async function buy(cookie: string, from: string): Promise<void> {
  const { location } = await send('/check', { cookie, from, fields: declared })
  await send(new URL(location).pathname, { host: `localhost:${port}`, fields: card })
  const { body } = await send('/_/page?path=/thank-you', { method: 'GET', cookie })
  if (!body.includes('"bought"')) throw new Error(`Nothing was bought: ${body.slice(0, 200)}`)
}

const known: readonly string[] = task === 'buy' ? JSON.parse(await readFile(file, 'utf8')) : []
const done: string[] = []
let begun = 0
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let index = begun++; index < Number(count); index = begun++) {
      if (task === 'buy') await buy(known[index] ?? '', addressOf(index))
      else done.push(await prepare(index))
    }
  }),
)
if (task !== 'buy') await writeFile(file, JSON.stringify(done))
agent.destroy()
