// What a purchase costs server and database with everything that is told of it (its events with their job, two automated
// messages and a webhook that wait for them), against the same purchase that tells nothing, in turn on the same server; and
// how many statements it sends more. What is told is written and sent by workers afterwards: nobody waits for that.
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { exampleOf } from '@coverwright/domain/fields'
import { ActionForm } from '@coverwright/domain/reach/automation/automation'
import { WebhookForm } from '@coverwright/domain/reach/webhook/webhook'
import { Client } from 'pg'
import { cpuWithDatabase } from '../bare-writes.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'

const raising = '/platform/events/raise-event.ts'
const written = /(function write\(tx: WriteTx, [^\n]+\{\n)/

/** The purchase has no switch for it, so one is put into what it raises its events with. */
let isTold = true
Reflect.set(globalThis, 'isTold', () => isTold)
registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    if (!url.endsWith(raising)) return loaded
    const source = Buffer.from(loaded.source as Uint8Array).toString()
    if (!written.test(source)) throw new Error('Events are raised otherwise by now')
    return { ...loaded, source: source.replace(written, '$1  if (!globalThis.isTold()) return\n') }
  },
})
const { cpuMicrosOf, serveDemo } = await import('../serve-demo.ts')

const buyers = 150
const rounds = 5

let statements = 0
const query: unknown = Reflect.get(Client.prototype, 'query')
Reflect.set(Client.prototype, 'query', function counted(this: Client, ...asked: unknown[]) {
  statements++
  return typeof query === 'function' ? Reflect.apply(query, this, asked) : undefined
})

const { url, home, ownerPool, signIn, stop } = await serveDemo()
const { client } = await signIn()
for (const delayHours of [1, 24])
  await client.automation.saveAction({ ...exampleOf(ActionForm), trigger: 'policy.documented', delayHours })
await client.webhook.createWebhook({ ...exampleOf(WebhookForm), mode: 'test' })

const load = join(import.meta.dirname, '../journey/purchases.load.ts')
const known = join(home, 'buyers.json')

async function buy(tells: boolean) {
  isTold = true
  await cpuMicrosOf(buyers, load, 'prepare', url, String(buyers), known)
  isTold = tells
  const before = statements
  const micros = await cpuWithDatabase(home, buyers, () => cpuMicrosOf(buyers, load, 'buy', url, String(buyers), known))
  return { micros, sent: (statements - before) / buyers }
}

const events = async () => Number((await ownerPool.query('select count(*) from event')).rows[0]?.count)

const told: Awaited<ReturnType<typeof buy>>[] = []
const quiet: typeof told = []
for (let round = 0; round <= rounds; round++) {
  const before = await events()
  const silent = await buy(false)
  const between = await events()
  const loud = await buy(true)
  if (between !== before || (await events()) < between + buyers) throw new Error('The switch does nothing')
  // The first round warms all up.
  if (round > 0) quiet.push(silent)
  if (round > 0) told.push(loud)
}
const middle = (of: typeof told, what: 'micros' | 'sent') => middleOf(of.map((each) => each[what]))
const cost = { ours: middle(told, 'micros'), peer: middle(quiet, 'micros') }
report({ name: 'reach/purchase-events', unit: 'µs a purchase', ...cost, goal: { atMost: 1.1 } })
const more = { ours: middle(told, 'sent') - middle(quiet, 'sent'), limit: 2 }
report({ name: 'reach/purchase-events-statements', unit: 'statements more', ...more, goal: { atMost: 1 } })
await stop()
