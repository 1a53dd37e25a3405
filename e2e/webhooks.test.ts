import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser
let status = 500
const bodies: string[] = []
const receiver = createServer(async (request, response) => {
  bodies.push((await buffer(request)).toString())
  response.writeHead(status).end('{"make":"Fiat"}')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const OUTBOUND_ALLOW = `localhost:${(receiver.address() as AddressInfo).port}`
  ;[product, browser] = await Promise.all([startProduct({ OUTBOUND_ALLOW }), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
  receiver.close()
})

test('a webhook is found, added, tried, put right and sent again, by the keyboard', async () => {
  const { page, complaints } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/home')
  await page.getByRole('link', { name: 'API and webhooks' }).press('Enter')
  await page.getByRole('link', { name: 'Webhooks', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Add a webhook' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Policy administration')
  await dialog.getByLabel('Address').fill('https://10.0.0.8/hook')
  await dialog.getByRole('combobox', { name: 'Told of' }).fill('policy.issued')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Add a webhook' }).press('Enter')
  await dialog.getByText('This address is not on the public internet.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByLabel('Address').fill(`http://localhost:${(receiver.address() as AddressInfo).port}/hook`)
  await dialog.getByRole('button', { name: 'Add a webhook' }).press('Enter')
  const secret = await page.getByRole('textbox', { name: 'Signing secret' }).inputValue()
  expect(secret).toMatch(/^whsec_/)
  await page.getByRole('button', { name: 'I have kept it' }).press('Enter')

  await page.getByRole('row', { name: /Policy administration.*Active/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Policy administration' })
  await drawer.getByText('Nothing was sent.').waitFor()
  await drawer.getByRole('button', { name: 'Send a test' }).press('Enter')
  await drawer.getByText('It does not answer').waitFor()
  await drawer.locator('summary').first().press('Enter')
  await drawer
    .getByText(/Answered 500/)
    .first()
    .waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await page.content()).not.toContain(secret)

  status = 200
  await drawer.getByRole('button', { name: 'Send a test' }).press('Enter')
  await drawer.getByText('It does not answer').waitFor({ state: 'detached' })
  await drawer.getByRole('group').getByText('Sent', { exact: true }).first().waitFor()
  expect(bodies.map((body) => JSON.parse(body).type)).toContain('webhook.test')
  expect(complaints).toEqual([])
})

test('a connector is pasted, tried out and mapped by choosing values, and its runs are read', async () => {
  status = 200
  const { page, complaints } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/home')
  await page.getByRole('link', { name: 'API and webhooks' }).press('Enter')
  await page.getByText('No connectors yet').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Add a connector' }).first().press('Enter')
  await page.getByRole('button', { name: 'Paste cURL' }).press('Enter')
  const address = `http://localhost:${(receiver.address() as AddressInfo).port}/cars/{{registration}}`
  await page.getByRole('textbox', { name: 'Command' }).fill(`curl '${address}' -H 'x-api-key: secret-4711-9999'`)
  await page.getByRole('button', { name: 'Read it' }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vehicle register')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByRole('textbox', { name: 'registration', exact: true }).fill('AA19AAA')
  await page.getByRole('button', { name: 'Ask the live address' }).press('Enter')
  await page.getByRole('button', { name: /^Take \$\.make/ }).press('Enter')
  const taken = page.getByRole('textbox', { name: /1: value$/ }).last()
  await expect.poll(() => taken.inputValue()).toBe('$.make')
  expect(await faultsOf(page)).toEqual([])
  expect(await page.content()).not.toContain('secret-4711')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('unsaved change').waitFor({ state: 'detached' })
  await page.getByText('••••9999').waitFor()
  await page.getByRole('link', { name: 'All connectors' }).press('Enter')
  await page.getByRole('row', { name: /Vehicle register/ }).waitFor()
  await page.getByRole('link', { name: 'Tasks', exact: true }).press('Enter')
  await page.getByRole('row', { name: /Vehicle register/ }).click()
  await page.getByText('x-api-key: ••••').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('an operation of an OpenAPI file is found by typing, fills the form and is asked', async () => {
  status = 200
  const { page, complaints } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/apiConnector')
  await page.getByRole('button', { name: 'Import OpenAPI' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const send = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/yaml', buffer: Buffer.from(text) })
  await send('notes.yaml', 'Dear all')
  await dialog.getByText('It is not OpenAPI 3.0, 3.1 or 2.0 (Swagger).').waitFor()
  await send('vehicles.yaml', vehicles((receiver.address() as AddressInfo).port))
  await dialog.getByText('Vehicles describes 3 GETs and POSTs. One of another method is not offered.').waitFor()
  await dialog.getByRole('combobox', { name: 'What to ask' }).fill('one car')
  await page.getByRole('option', { name: 'GET /cars/{plate} · One car' }).click()
  await dialog.getByText('Cookies are not sent: session').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Sent only if you choose it' }).click()
  await page.getByRole('option', { name: 'year' }).click()
  await dialog.getByRole('combobox', { name: 'What is taken of the answer' }).click()
  await page.getByRole('option', { name: '$.make' }).click()
  await dialog.getByRole('button', { name: 'Fill in' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('One car')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByRole('button', { name: 'Ask the live address' }).press('Enter')
  await page.getByText(/cars\/AA19AAA\?year=2020/).waitFor()
  await page.getByText(/^It answered after/).waitFor()
  expect(complaints).toEqual([])
})

const vehicles = (port: number) => `
openapi: 3.0.3
info: { title: Vehicles }
servers: [{ url: 'http://localhost:${port}' }]
paths:
  /cars/{plate}:
    get:
      summary: One car
      parameters:
        - { name: plate, in: path, required: true, example: AA19AAA }
        - { name: year, in: query, schema: { type: integer, default: 2020 } }
        - { name: session, in: cookie }
      responses:
        200: { content: { application/json: { schema: { properties: { make: { type: string } } } } } }
    delete: {}
  /cars: { get: { summary: All cars }, post: { summary: Another car } }
`
