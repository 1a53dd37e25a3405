import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeXlsx } from '../apps/server/src/adapters/spreadsheets/write-xlsx.ts'
import { startMailbox } from '../apps/server/test/mailbox.ts'
import { faultsOf } from './faults.ts'
import { answerAll, choosePlan, declare, pay } from './journey/buyer.ts'
import { lookAt } from './journey/look-at.ts'
import { openShop, type Shop } from './journey/open-shop.ts'
import { openPage, sharedBrowser } from './open-browser.ts'

const names = ['Edda Marlow', 'Finn Okafor', 'Greta Sands', 'Hugo Brandt', 'Ines Castell']
const agents = names.map((name) => {
  const label = name.toLowerCase().replace(' ', '-')
  return { name, email: `${label}@harbourlane.example`, host: `${label}.localhost` }
})
const [first, ...others] = agents as [(typeof agents)[number], ...typeof agents]

let mailbox: Awaited<ReturnType<typeof startMailbox>>
let shop: Shop

beforeAll(async () => {
  mailbox = await startMailbox()
  shop = await openShop('pet.localhost', { SMTP_URL: mailbox.url })
})
afterAll(async () => {
  await shop.close()
  await mailbox.stop()
})

type Studio = Awaited<ReturnType<Shop['openStudio']>>

const workbook = (rows: readonly (readonly string[])[]) =>
  writeXlsx([
    {
      name: 'Agents',
      rows: [['Name', 'Email', 'Location', 'Chat service', 'Chat name or number'], ...rows],
      merges: [],
    },
  ])

async function upload({ page }: Studio, rows: readonly (readonly string[])[]) {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Agents2026.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook(rows),
  })
  return dialog
}

/** By the link that came by mail, in a browser that knows nobody. */
async function confirm({ email, name }: (typeof agents)[number]) {
  const link = await mailbox.inMail(email, /http:\S+confirm-create-agent\S+/)
  const { page, context, complaints } = await openPage(await sharedBrowser(), shop.studio.address)
  await page.goto(link)
  await page.getByLabel('Your name').waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe(name)
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Telephone').fill('+44 20 7946 0958')
  await page.getByRole('button', { name: 'Confirm my page' }).click()
  await page.getByText('You have confirmed your page').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
}

const rowOf = ({ page }: Studio, name: string) => page.getByRole('row', { name: new RegExp(name) })

async function choose(studio: Studio, name: string, act: string) {
  await rowOf(studio, name).getByRole('button').last().click()
  await studio.page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** Put on the name that is offered, and on the web. */
async function goLive(studio: Studio, { name, host }: (typeof agents)[number]) {
  const dialog = studio.page.getByRole('dialog')
  await choose(studio, name, 'Set up the subdomain')
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe(host)
  await dialog.getByRole('button', { name: 'Use this name' }).click()
  await rowOf(studio, name).getByText(host).waitFor()
  await choose(studio, name, 'Activate')
  await rowOf(studio, name).getByText('Active', { exact: true }).waitFor()
}

const addressOf = (host: string) => shop.studio.address.replace('localhost', host)

const visitAt = async (host: string) =>
  openPage(await sharedBrowser(), addressOf(host), { viewport: { width: 390, height: 844 } })

/** What a new visitor is answered. */
const statusAt = async (host: string) => {
  const { page, context } = await visitAt(host)
  const answer = await page.goto('/')
  await context.close()
  return answer?.status()
}

test('five agents of a workbook confirm by mail, are live, sell, and one is switched off at once', {
  timeout: 240_000,
}, async () => {
  const studio = await shop.openStudio('/directPage')
  const { page } = studio
  await page.getByRole('button', { name: 'Upload from Excel' }).click()
  const right = agents.map(({ name, email }) => [name, email, 'Whitby', 'WhatsApp', '+44 7700 900123'])
  const wrong = right.map((row, at) => (at === 4 ? [...row.slice(0, 1), 'no address', ...row.slice(2)] : row))
  const dialog = await upload(studio, wrong)
  // One that is wrong, and nothing is made of any.
  await dialog.getByText('4 ready, 1 to fix').waitFor()
  expect(await dialog.getByRole('button', { name: 'Make 5 pages' }).isDisabled()).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await upload(studio, right)
  await dialog.getByText('5 ready, 0 to fix').waitFor()
  await dialog.getByRole('button', { name: 'Make 5 pages' }).click()
  await page.getByText('5 agents are asked to confirm').waitFor()
  await page.getByText('Five pages are the most').waitFor()

  for (const agent of agents) await confirm(agent)
  await page.reload()
  for (const agent of agents) await goLive(studio, agent)
  expect(await faultsOf(page)).toEqual([])

  for (const { name, host } of agents) {
    const { page: home, context, complaints } = await visitAt(host)
    await home.goto('/')
    await home.getByRole('heading', { name, level: 1 }).waitFor()
    await lookAt(home)
    expect(await home.locator('script').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  }

  // From the page to the shop, and to the policy.
  const { page: buyer, context } = await shop.visit()
  await buyer.goto(addressOf(first.host))
  await buyer.getByRole('link', { name: /Pet Lifetime/ }).click()
  await buyer.waitForURL(`${shop.address}/`)
  await answerAll(buyer, { email: 'sent-by-an-agent@example.com' })
  await choosePlan(buyer)
  await declare(buyer)
  await buyer.getByRole('button', { name: /^Pay / }).click()
  await pay(buyer)
  await buyer.getByText('Thank you, you are covered').waitFor()
  const { rows } = await shop.database.query(
    `select a.name from policy p join agent a on a.id = (p.origin->>'agentId')::uuid where p.email = $1`,
    ['sent-by-an-agent@example.com'],
  )
  expect(rows).toEqual([{ name: first.name }])
  await context.close()
  await page.goto('/Transcation')
  await page.getByRole('row', { name: new RegExp(first.name) }).waitFor()

  await page.goto('/directPage')
  await choose(studio, first.name, 'Deactivate')
  await page.getByText(`${first.name}’s page is off the web`).waitFor()
  await expect.poll(() => statusAt(first.host), { interval: 50 }).toBe(404)
  // The others stand as they stood.
  expect(await Promise.all(others.map(({ host }) => statusAt(host)))).toEqual(others.map(() => 200))
  expect(studio.complaints).toEqual([])
})
