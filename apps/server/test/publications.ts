// Publications, what is planned for them, and the names they answer at.
import type { DomainState } from '@coverwright/domain/publish/domain/domain-lifecycle'
import type { Replacement } from '@coverwright/domain/publish/maintenance/maintenance'
import type { PublishRequest } from '@coverwright/domain/publish/publisher/publish-request'
import type { ScheduleEvent } from '@coverwright/domain/publish/publisher/schedule-event'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import type { MountState } from '@coverwright/domain/publish/release/mount-lifecycle'
import { hashOf } from '../src/platform/auth/secret.ts'
import { aPartnership, aProduct, aRelease, one } from './builders.ts'
import { aPolicyDocument } from './company-builders.ts'
import type { TestApp, TestCompany } from './test-app.ts'

let number = 0

/** In whatever state; how it is proven is the affair of the tests of domains. */
export async function aDomain(app: TestApp, { client }: TestCompany, state: DomainState = 'success') {
  const domain = await client.domain.ownDomain({ name: `domain-${process.pid}-${++number}.example` })
  await app.owner.query('update domain set state = $1 where id = $2', [state, domain.id])
  return { ...domain, state }
}

/** As if it had stood there before proof was asked for; nobody has looked at it yet. */
export async function squat(app: TestApp, { id }: Pick<Mount, 'id'>, host: string) {
  await app.owner.query('update mount set host = $1 where id = $2', [host, id])
  await app.owner.query(`update site_host set host = $1, proof = 'unproven' where subject_id = $2`, [host, id])
}

/** A stay at an address, in whatever state. */
export async function aMount(app: TestApp, company: TestCompany, state: MountState = 'live'): Promise<Mount> {
  const { id } = await aProduct(app, company, { state: 'online' })
  const stage = state === 'staging' ? 'staging' : 'live'
  const { host } = await aRelease(company, id, stage)
  const { rows } = await app.owner.query<{ id: string }>('select id from mount where host = $1', [host])
  const { mount } = (await company.client.publisher.getMount({ id: one(rows).id })).item
  if (!mount) throw new Error('Nothing is mounted')
  if (state !== stage) {
    await app.owner.query('update mount set state = $1, ended_at = now() where id = $2', [state, mount.id])
    await app.owner.query('delete from site_host where subject_id = $1', [mount.id])
  }
  return { ...mount, state }
}

/** Far enough ahead for a clock that a test has moved. */
const laterOn = () => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 16)

export async function anEvent(app: TestApp, company: TestCompany, state: ScheduleEvent['state'] = 'scheduled') {
  const { id: mountId } = await aMount(app, company)
  const form = { name: `Event ${++number}`, kind: 'offline', mountId, localTime: laterOn() } as const
  const event = await company.client.publisher.scheduleEvent(form)
  if (state !== 'scheduled')
    await app.owner.query('update schedule_event set state = $1 where id = $2', [state, event.id])
  return { ...event, state }
}

/** A colleague asked for it: nobody approves what they asked for themselves. */
export async function aRequest(app: TestApp, company: TestCompany, state: PublishRequest['state'] = 'pending') {
  const colleague = await app.aColleague(company, { role: 'admin' })
  const { host, releaseId } = await aMount(app, company)
  const request = await colleague.client.publisher.requestApproval({ kind: 'swap', host, releaseId })
  if (state !== 'pending')
    await app.owner.query('update publish_request set state = $1 where id = $2', [state, request.id])
  return { ...request, state }
}

/** A product that partners may sell. */
export async function aPrimary(app: TestApp, company: TestCompany) {
  const { id: productId } = await aProduct(app, company, { state: 'online' })
  await company.client.primaryProduct.moveProduct({ id: productId })
  const { rows } = await app.owner.query<{ id: string }>('select id from primary_product where product_id = $1', [
    productId,
  ])
  return { ...one(rows), productId }
}

/** A primary product of a provider that the company is bound to. */
export async function anOffer(app: TestApp, company: TestCompany) {
  const provider = await app.aCompany()
  await aPartnership(app, company, { state: 'active', askedBy: provider, ownType: 'insurer', partnerType: 'broker' })
  return aPrimary(app, provider)
}

export async function aResale(app: TestApp, company: TestCompany) {
  const { id: primaryId } = await anOffer(app, company)
  return company.client.primaryProduct.createProduct({ primaryId, name: `Resale ${++number}` })
}

const opening = new WeakMap<TestCompany['client'], Promise<void>>()

/** Lets whoever signed in past the door of the maintenance portal. One key at a time works: makers open it together. */
export function openPortal(app: TestApp, { client, companyId }: TestCompany): Promise<void> {
  const open = opening.get(client) ?? passDoor(app, client, companyId).finally(() => opening.delete(client))
  opening.set(client, open)
  return open
}

async function passDoor({ owner }: TestApp, client: TestCompany['client'], companyId: string): Promise<void> {
  const { opensUntil } = await client.maintenance.getPortal({})
  if (opensUntil) return
  const key = 'ABCDEFGHJKMNPQRS'
  await owner.query(
    `insert into security_key (id, company_id, key_hash, made_by) values (gen_random_uuid(), $1, $2, $1)
     on conflict on constraint security_key_once do update set key_hash = excluded.key_hash`,
    [companyId, hashOf(key)],
  )
  await client.maintenance.openPortal({ key })
}

export async function aReplacement(app: TestApp, company: TestCompany, state: Replacement['state'] = 'active') {
  await openPortal(app, company)
  const { productId } = await aMount(app, company)
  const found = (await company.client.maintenance.listDocuments({})).find((shown) => shown.productId === productId)
  const fileId = (await aPolicyDocument(company)).id
  const replacement = await company.client.maintenance.replaceDocument({
    productId,
    document: found?.document ?? '',
    fileId,
    when: { kind: 'days', after: 1 },
  })
  if (state !== 'active')
    await app.owner.query('update document_replacement set state = $1 where id = $2', [state, replacement.id])
  return { ...replacement, state }
}

export async function aWindow(app: TestApp, company: TestCompany) {
  await openPortal(app, company)
  return company.client.maintenance.planWindow({ note: '', beginsAt: later(1), endsAt: later(2) })
}

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
