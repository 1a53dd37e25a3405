import { expect, test } from 'vitest'
import { aChannel } from '../../../../test/channel-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const { aCompany } = await startTestApp()

async function aCompanyWith(...names: string[]) {
  const company = await aCompany()
  for (const name of names) await aChannel(company, { name })
  return company
}

const namesOf = ({ items }: { items: readonly { name: string }[] }) => items.map((item) => item.name)

test('shows the newest first and counts all', async () => {
  const { client } = await aCompanyWith('first', 'second', 'third')
  const page = await client.channel.listChannels({}, { nowPage: 1, pageSize: 2 })
  expect(namesOf(page)).toEqual(['third', 'second'])
  expect(page.total).toBe(3)
})

test('sorts both ways; pages neither skip nor repeat', async () => {
  const { client } = await aCompanyWith('b', 'a', 'c')
  const page = (nowPage: number) => client.channel.listChannels({}, { nowPage, pageSize: 2, orderBy: '-name' })
  expect([...namesOf(await page(1)), ...namesOf(await page(2))]).toEqual(['c', 'b', 'a'])
})

test('filters by state and by text as typed', async () => {
  const company = await aCompanyWith('100% Pets', '100 Pets')
  await aChannel(company, { name: '100% Cars', state: 'deactivated' })
  const { client } = company
  expect(namesOf(await client.channel.listChannels({ search: '100%' }))).toEqual(['100% Cars', '100% Pets'])
  expect(namesOf(await client.channel.listChannels({ search: '100%', state: 'activated' }))).toEqual(['100% Pets'])
})
