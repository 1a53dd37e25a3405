import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const { client } = await app.aCompany()

const release = (count: number) =>
  app.owner.query(
    `insert into released_item (id, company_id, author, kind, name, about, tags, line, licence, with_rates, derived_from,
       number, notes, file_id, hash, bytes, missing_photos, released_at)
     select gen_random_uuid(), id, 'Saltmarsh', 'body', 'Item ' || n, '', '{calm}', 'pet', 'CC BY', true, '', 1, '',
       gen_random_uuid(), '', 1, 0, now() - n * interval '1 minute'
     from company, generate_series(1, $1::int) n where is_operator`,
    [count],
  )

test('of very many designs a thousand are counted, and all are read from page to page', async () => {
  await release(1050)
  const first = await client.exchange.listAvailable({}, { nowPage: 1, pageSize: 200 })
  expect(first).toMatchObject({ total: 1000, more: true })
  const names = new Set(first.items.map(({ name }) => name))
  for (let { after } = first; after !== undefined; ) {
    const page = await client.exchange.listAvailable({}, { nowPage: 1, pageSize: 200, after })
    for (const { name } of page.items) names.add(name)
    after = page.after
  }
  expect(names.size).toBe(1050)
  const { total, more } = await client.exchange.listAvailable({ search: 'Item 10' })
  expect({ total, more }).toEqual({ total: 62, more: undefined })
})

test.each(['-1', '1.5', 'x', '99999999'])('“%s” leads to no page', async (after) => {
  const paging = { nowPage: 1, pageSize: 20, after }
  await expect(client.exchange.listAvailable({}, paging)).rejects.toMatchObject({
    code: 'invalid',
    fields: { after: expect.stringContaining('no page of this list') },
  })
})
