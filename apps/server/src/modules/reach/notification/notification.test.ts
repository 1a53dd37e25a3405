import { expect, test } from 'vitest'
import { aNotification } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const day = 24 * 60 * 60_000

test('shows a member’s own of the last seven days, the newest first', async () => {
  const company = await app.aCompany()
  await aNotification(app, company, { title: 'old', createdAt: new Date(Date.now() - 7 * day) })
  await aNotification(app, company, { title: 'first', createdAt: new Date(Date.now() - 6 * day) })
  await aNotification(app, company, { title: 'second' })
  const { items, total } = await company.client.message.listNotifications({})
  expect(items.map((item) => item.title)).toEqual(['second', 'first'])
  expect(total).toBe(2)
})

test('marks those named, or all', async () => {
  const company = await app.aCompany()
  const [one] = [
    await aNotification(app, company),
    await aNotification(app, company),
    await aNotification(app, company),
  ]
  const unread = async () => (await company.client.message.listNotifications({ isUnread: true })).total
  expect(await company.client.message.markRead({ ids: [one?.id ?? ''] })).toBe(1)
  expect(await unread()).toBe(2)
  expect(await company.client.message.markRead({ ids: [] })).toBe(2)
  expect(await unread()).toBe(0)
})
