import { isOfProduct } from '@coverwright/domain/id-kinds'
import { permissions } from '@coverwright/domain/permissions'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { TestCompany } from '../test-app.ts'
import { everyCall, inputOf, memberCalls, type SweptCall, send } from './every-call.ts'
import { asMade, madeOnce } from './made-once.ts'
import { subjectOf, subjectsOf } from './subjects.ts'
import { startSweptApp } from './swept-app.ts'

const app = await startSweptApp()

const fieldsOf = (swept: SweptCall) => swept.idFields.filter(({ entity }) => isOfProduct(entity))
const reaching = memberCalls.filter((swept) => fieldsOf(swept).length > 0)
const kinds = new Set(reaching.flatMap((swept) => fieldsOf(swept).map(({ entity }) => entity)))
const otherKinds = new Set(
  reaching.flatMap(({ idFields }) => idFields.map(({ entity }) => entity).filter((kind) => !isOfProduct(kind))),
)

/**
 * One of everything that belongs to a product, in every state: the products of the first lot are read by the one and
 * changed by the other, those of the second are everybody's. Nothing but the product's own rights stands in the way:
 * both have every permission there is.
 */
async function makeLots() {
  const company = await app.aCompany()
  const reader = await app.aColleague(company, { permissions })
  const writer = await app.aColleague(company, { permissions })
  const stranger = await app.aColleague(company, { permissions: [] })
  const closed = new Map<string, readonly string[]>()
  for (const kind of kinds) closed.set(kind, await subjectsOf(app, company, kind))
  await app.owner.query(`update product set open_to = 'invited' where company_id = $1`, [company.companyId])
  for (const [{ memberId }, access] of [
    [reader, 'read'],
    [writer, 'write'],
  ] as const)
    await app.owner.query(
      `insert into product_member (id, company_id, product_id, member_id, access)
       select gen_random_uuid(), company_id, id, $2, $3 from product where company_id = $1`,
      [company.companyId, memberId, access],
    )
  const open = new Map<string, string>()
  for (const kind of [...kinds, ...otherKinds]) open.set(kind, await subjectOf(app, company, kind))
  return { reader, writer, stranger, closed, open }
}

type Lots = Awaited<ReturnType<typeof makeLots>>
let lots: Lots
beforeAll(async () => {
  lots = await madeOnce(app, 'two lots of products', makeLots)
}, 300_000)

type Field = SweptCall['idFields'][number]

async function codeOf(swept: SweptCall, { headersOf }: TestCompany, field?: Field, id?: string) {
  const input = inputOf(swept, (other) => (other === field ? (id ?? '') : (lots.open.get(other.entity) ?? '')))
  const { data, status } = await send(app, swept, headersOf, input)
  return status === 200 ? 'done' : (data?.code as string)
}

const changing = reaching.filter(({ call }) => call.audit && !call.isForReaders)

test.each(changing)(
  '$name is refused to who only reads the product, and to nobody who may change it',
  async (swept) => {
    await asMade(app)
    for (const field of fieldsOf(swept))
      for (const id of lots.closed.get(field.entity) ?? []) {
        const at = `${field.entity} at ${field.path.join('.')}`
        expect(await codeOf(swept, lots.reader, field, id), at).toBe('not-allowed')
        expect(await codeOf(swept, lots.writer, field, id), at).not.toBe('not-allowed')
        await asMade(app)
      }
    expect(await codeOf(swept, lots.reader), 'where everybody may').not.toBe('not-allowed')
  },
)

test.each(reaching.filter((swept) => !changing.includes(swept)))(
  '$name is for who reads the product',
  async (swept) => {
    await asMade(app)
    for (const field of fieldsOf(swept))
      for (const id of lots.closed.get(field.entity) ?? [])
        expect(await codeOf(swept, lots.reader, field, id)).not.toBe('not-allowed')
  },
)

test.each(reaching)('$name is refused to who has nothing to do with products', async (swept) => {
  for (const field of fieldsOf(swept))
    for (const id of lots.closed.get(field.entity) ?? [])
      expect(await codeOf(swept, lots.stranger, field, id)).toBe('not-allowed')
})

test('there is something to try', () => {
  expect(changing.length).toBeGreaterThan(50)
  for (const kind of kinds) expect(lots.closed.get(kind), kind).not.toEqual([])
})

/** Made up by whoever sends them: they lead to nothing that is stored. */
const ownIds = new Set(['editor', 'window'])

test('no call takes an id without saying whose it is', () => {
  const bare: string[] = []
  const search = (node: unknown, at: string) => {
    if (typeof node !== 'object' || node === null) return
    if ('format' in node && node.format === 'uuid' && !('x-entity' in node)) bare.push(at)
    for (const [key, child] of Object.entries(node)) search(child, `${at} ${key}`)
  }
  for (const { name, call } of everyCall)
    search(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }), name)
  expect(bare.filter((at) => !ownIds.has(at.split(' ').at(-1) ?? ''))).toEqual([])
})
