import { CallError } from '@coverwright/contract/client'
import { stageOfState, stages } from '@coverwright/domain/publish/publisher/stage'
import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import type { MountState } from '@coverwright/domain/publish/release/mount-lifecycle'
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { expect, test } from 'vitest'
import { aPartnership, aProduct } from '../../../../test/builders.ts'
import { aResale, verifySender } from '../../../../test/resales.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { inCompany } from '../../../platform/http/ways-in.ts'
import type { HandledCompanyJob } from '../../../platform/jobs/handler.ts'
import { expireMount, releaseJobs } from '../release/index.ts'
import { executeEvent, publisherJobs } from './execute-event.ts'

const app = await startTestApp()
const everything = { nowPage: 1, pageSize: 100 } as const
const inAMonth = () => localTimeAt(new Date(Date.now() + 30 * 86_400_000), 'Europe/London')
const inTwoYears = () => new Date(Date.now() + 730 * 86_400_000)

/** As a worker would, at that time. */
async function run({ companyId }: TestCompany, name: string, data: object) {
  const handled = [...publisherJobs(app.ports), ...releaseJobs].find(({ job }) => job.name === name)
  const { handler } = handled as HandledCompanyJob
  const ways = inCompany(app.pool)
  const context: Omit<Parameters<typeof handler>[0], 'tx'> = {
    companyId,
    jobId: crypto.randomUUID(),
    attempt: 0,
    now: inTwoYears(),
    signal: new AbortController().signal,
    progress: async () => {},
    apart: (work) => ways(companyId, work),
    inCompany: ways,
  }
  await ways(companyId, (tx) => handler({ ...context, tx }, data))
}

const moves = [
  'change',
  'handOver',
  'stage',
  'goLive',
  'swap',
  'rollBack',
  'takeOffline',
  'trash',
  'restore',
  'renew',
  'expire',
  'approve',
  'schedule',
  'execute',
  'trashProduct',
  'restoreProduct',
  'endPartnership',
] as const

interface Step {
  readonly move: (typeof moves)[number]
  readonly pick: number
  readonly host: number
}

interface World {
  readonly broker: TestCompany
  readonly second: TestCompany
  readonly partnershipId: string
  readonly products: readonly string[]
  readonly hosts: readonly string[]
}

interface Row {
  readonly id: string
  readonly state: MountState
  readonly host: string
  readonly product_id: string
  readonly release_id: string
}

let number = 0

/** A company with a product of its own and one of a partner's, each live somewhere. */
async function aWorld(): Promise<World> {
  const insurer = await app.aCompany()
  const { id, partner: broker } = await aPartnership(app, insurer, { state: 'active' })
  const provided = await aProduct(app, insurer, { state: 'online' })
  await insurer.client.primaryProduct.moveProduct({ id: provided.id })
  await verifySender(app, broker)
  const [offer] = (await broker.client.primaryProduct.listOffers({})).items
  const resale = await aResale(broker, offer?.id ?? '', 'Resold')
  const own = await aProduct(app, broker, { state: 'online' })
  return {
    broker,
    second: await app.aColleague(broker, { role: 'admin' }),
    partnershipId: id,
    products: [own.id, resale.id],
    hosts: Array.from({ length: 4 }, () => `walk-${++number}.localhost`),
  }
}

/** Which stays a move is for: a walk of refusals would show nothing. */
const meantFor: Partial<Record<Step['move'], readonly MountState[]>> = {
  goLive: ['staging', 'offline'],
  swap: ['live'],
  rollBack: ['swap-backup'],
  takeOffline: ['staging', 'live'],
  trash: ['staging', 'live', 'offline', 'swap-backup', 'expired'],
  restore: ['trash'],
  renew: ['expired', 'live'],
  expire: ['live'],
}

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)]

async function take({ broker, second, partnershipId, products, hosts }: World, { move, pick, host: place }: Step) {
  const { publisher, product, insurers } = broker.client
  const { rows } = await app.owner.query<Row>(
    'select id, state, host, product_id, release_id from mount where company_id = $1 order by id',
    [broker.companyId],
  )
  const meant = rows.filter(({ state }) => meantFor[move]?.includes(state) ?? true)
  const [id, host] = [at(products, pick) ?? '', at(hosts, place) ?? '']
  const [mount, other] = [at(meant.length > 0 ? meant : rows, pick), at(rows, place)]
  if (!mount || !other) throw new Error('Nothing was ever published')
  const events = (await publisher.listEvents({}, everything)).items.filter(({ state }) => state === 'scheduled')
  const event = at(events, pick)
  const online = { kind: 'online', host, releaseId: mount.release_id } as const
  const acts: Record<Step['move'], () => Promise<unknown>> = {
    change: () => app.owner.query('update product set description = $1 where id = $2', [`Walk ${++number}`, id]),
    handOver: () => publisher.handOver({ id }),
    stage: () => publisher.publishProduct({ id, stage: 'staging', host }),
    goLive: () => publisher.goLive({ id: mount.id, host }),
    swap: () => publisher.swapDesign({ id: mount.id, releaseId: other.release_id }),
    rollBack: () => publisher.rollBack({ id: mount.id }),
    takeOffline: () => publisher.takeOffline({ id: mount.id }),
    trash: () => publisher.trashMount({ id: mount.id }),
    restore: () => publisher.restoreMount({ id: mount.id }),
    renew: () => publisher.renewMount({ id: mount.id }),
    expire: () => run(broker, expireMount.name, { mountId: mount.id }),
    approve: async () => {
      const asked = await publisher.requestApproval(online)
      await second.client.publisher.approveRequest({ id: asked.id }).catch(async (refusal: unknown) => {
        await second.client.publisher.rejectRequest({ id: asked.id, reason: '' })
        throw refusal
      })
    },
    schedule: () =>
      place % 2 === 0
        ? publisher.scheduleEvent({ name: 'Walk', localTime: inAMonth(), ...online })
        : publisher.scheduleEvent({ name: 'Walk', localTime: inAMonth(), kind: 'offline', mountId: mount.id }),
    execute: async () => event && run(broker, executeEvent.name, { eventId: event.id }),
    trashProduct: () => product.moveToTrash({ id }),
    restoreProduct: () => product.restoreProduct({ id }),
    endPartnership: () => insurers.endPartnership({ id: partnershipId, reason: 'Over' }),
  }
  try {
    await acts[move]()
  } catch (refusal) {
    // A move that is refused changes nothing; one that breaks is a fault.
    if (!(refusal instanceof CallError) || refusal.status >= 500) throw new Error(`${move} broke`, { cause: refusal })
  }
}

/** Every stay in the one list of its state; what is live may be pointed at in Renew as well. Says what is not so. */
async function faultsIn({ broker, products }: World): Promise<string[]> {
  const { publisher, product } = broker.client
  const { rows } = await app.owner.query<Row>(
    'select id, state, host, product_id, release_id from mount where company_id = $1',
    [broker.companyId],
  )
  const faults: string[] = []
  const lists = new Map<string, string[]>()
  const alone: string[] = []
  const counts = await publisher.countStages({})
  for (const stage of stages) {
    const { items } = await publisher.listStage({ stage }, everything)
    if (items.length !== counts[stage]) faults.push(`${stage}: ${items.length} listed, ${counts[stage]} counted`)
    for (const { mount, productId } of items) {
      if (!mount) alone.push(productId)
      else if (stage !== 'renew' || mount.state !== 'live') lists.set(mount.id, [...(lists.get(mount.id) ?? []), stage])
    }
  }
  for (const { id, state, ...row } of rows) {
    const found = lists.get(id) ?? []
    if (found.join() !== (stageOfState[state] ?? '')) faults.push(`${state} at ${row.host} is in [${found.join()}]`)
    const isWithoutNext = rows.every(
      (next) => next.id === id || (next.host !== row.host && next.release_id !== row.release_id),
    )
    if (state === 'past' && isWithoutNext) faults.push(`what became of ${row.host}?`)
  }
  for (const id of products) {
    const isListed = rows.some(({ product_id, state }) => product_id === id && state !== 'trash' && state !== 'past')
    const { state } = await product.getProduct({ id })
    const isAlone = (state === 'pre-online' || state === 'offline') && !isListed
    if (alone.filter((one) => one === id).length !== Number(isAlone)) faults.push(`${state} product: ${alone.length}`)
  }
  for (const { host, kind, state } of (await publisher.listEvents({}, everything)).items) {
    const isTrashed = rows.every((row) => row.host !== host || row.state === 'trash')
    if (state === 'scheduled' && kind !== 'online' && isTrashed) faults.push(`an event of a trashed site: ${host}`)
  }
  return faults
}

test('whatever is done in whichever order, every stay is in exactly one list', async () => {
  const step = record({ move: constantFrom(...moves), pick: nat(50), host: nat(50) })
  const walks = asyncProperty(array(step, { minLength: 25, maxLength: 30 }), async (steps) => {
    const world = await aWorld()
    expect(await faultsIn(world)).toEqual([])
    for (const one of steps) {
      await take(world, one)
      expect(await faultsIn(world), one.move).toEqual([])
    }
  })
  await assert(walks, { numRuns: 3, seed: 20_261_117, endOnFailure: true })
})
