import type { Paging } from '@coverwright/contract/wire'
import { countedRows } from '@coverwright/domain/counted-rows'
import { expect, test } from 'vitest'
import { startTestApp, type TestCompany } from '../../../test/test-app.ts'

const app = await startTestApp()

type KeyOrder = NonNullable<Paging<'name' | 'createdAt' | 'expiresAt' | 'lastUsedAt'>['orderBy']>

const columns = ['name', 'createdAt', 'expiresAt', 'lastUsedAt'] as const
const orders: readonly (KeyOrder | undefined)[] = [undefined, ...columns, ...columns.map((key) => `-${key}` as const)]

/** Many that share a value or have none, and times that differ by less than JavaScript tells apart. */
const withKeys = async ({ companyId, memberId }: TestCompany, rows: number) =>
  app.owner.query(
    `insert into api_key (company_id, id, name, hint, secret_hash, permissions, made_by, created_at, expires_at, last_used_at)
     select $1, gen_random_uuid(), 'key ' || n % 4, '', '', '{}', $2, now() + n * interval '1 microsecond',
       case when n % 3 > 0 then now() + n % 2 * interval '1 microsecond' end, null
     from generate_series(1, $3::int) n`,
    [companyId, memberId, rows],
  )

async function walk({ client }: TestCompany, orderBy: KeyOrder | undefined) {
  const ids: string[] = []
  const sizes: number[] = []
  for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const page = await client.secret.listKeys({}, { nowPage: 1, pageSize: 4, orderBy, after })
    ids.push(...page.items.map(({ id }) => id))
    sizes.push(page.items.length)
    after = page.after
  }
  return { ids, sizes }
}

test.each(orders)('sorted by %s, page after page has the same rows as one page of all', async (orderBy) => {
  const company = await app.aCompany()
  await withKeys(company, 21)
  const all = await company.client.secret.listKeys({}, { nowPage: 1, pageSize: 200, orderBy })
  expect(all).toMatchObject({ total: 21, more: undefined, after: undefined })
  expect(await walk(company, orderBy)).toEqual({ ids: all.items.map(({ id }) => id), sizes: [4, 4, 4, 4, 4, 1] })
})

test('counts as far as page numbers reach, and says that there is more', async () => {
  const company = await app.aCompany()
  const { listKeys } = company.client.secret
  await withKeys(company, countedRows)
  expect(await listKeys({}, { nowPage: 50, pageSize: 200 })).toMatchObject({ total: countedRows, more: undefined })
  await withKeys(company, 1)
  const last = await listKeys({}, { nowPage: 50, pageSize: 200 })
  expect(last).toMatchObject({ total: countedRows, more: true })
  const next = await listKeys({}, { nowPage: 1, pageSize: 200, after: last.after })
  expect(next).toMatchObject({ items: [{}], total: countedRows, more: true, after: undefined })
  await expect(listKeys({}, { nowPage: 51, pageSize: 200 })).rejects.toMatchObject({
    code: 'beyond-pages',
    message: 'Only the first 10,000 rows have page numbers: narrow the search, or go on with “after”.',
  })
})

const written = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
const somebody = crypto.randomUUID()

test.each([
  ['is no cursor', 'x'],
  ['is no list of three', written({})],
  ['is of another list', written(['agent -created_at', '2026-01-01T00:00:00.000000Z', somebody])],
  ['is of another order', written(['api_key created_at', '2026-01-01T00:00:00.000000Z', somebody])],
  ['holds no time', written(['api_key -created_at', '2026-13-01T00:00:00.000000Z', somebody])],
  ['holds a year that no database knows', written(['api_key -created_at', '0000-01-01T00:00:00.000000Z', somebody])],
  ['holds words in place of a time', written(['api_key -created_at', "' or true", somebody])],
  ['holds no id', written(['api_key -created_at', '2026-01-01T00:00:00.000000Z', '1'])],
])('refuses what %s', async (_what, after) => {
  const { client } = await app.aCompany()
  await expect(
    client.secret.listKeys({}, { nowPage: 1, pageSize: 4, orderBy: '-createdAt', after }),
  ).rejects.toMatchObject({ code: 'invalid', fields: { after: expect.stringContaining('Begin with the first page') } })
})

test('refuses text that no database takes, and a page number beside it', async () => {
  const { client } = await app.aCompany()
  const { listKeys } = client.secret
  const nul = written(['api_key name', 'a\0', somebody])
  await expect(listKeys({}, { nowPage: 1, pageSize: 4, orderBy: 'name', after: nul })).rejects.toMatchObject({
    code: 'invalid',
  })
  const good = written(['api_key name', 'a', somebody])
  expect(await listKeys({}, { nowPage: 1, pageSize: 4, orderBy: 'name', after: good })).toMatchObject({ items: [] })
  await expect(listKeys({}, { nowPage: 2, pageSize: 4, orderBy: 'name', after: good })).rejects.toMatchObject({
    fields: { nowpage: 'Send “nowPage” or “after”, not both.' },
  })
})
