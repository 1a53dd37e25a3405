import { get } from 'node:https'
import { afterAll, expect, test } from 'vitest'
import { hasAcmeServer, startAcmeServer } from '../apps/server/test/acme-server.ts'
import { startDnsServer, type Zone } from '../apps/server/test/dns-server.ts'
import { freePort } from './free-port.ts'
import { answerAll, choosePlan, declare, pay } from './journey/buyer.ts'
import { openBrowser, openPage, signIn } from './open-browser.ts'
import { executeNow } from './scheduled.ts'
import { startProduct } from './start-product.ts'

const name = 'tarnbrook-pets.example'
const target = 'sites.coverwright.example'
const stops: (() => unknown)[] = []
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

test.skipIf(!hasAcmeServer)(
  'a domain is connected by its records, gets a certificate and serves a product over HTTPS',
  async () => {
    const zone: Zone = new Map([[target, { A: ['127.0.0.1'] }]])
    const [port, httpsPort] = [await freePort(), await freePort()]
    const dns = await startDnsServer(zone)
    stops.push(dns.stop)
    const acme = await startAcmeServer({ dnsAddress: dns.address, httpPort: Number(port) })
    stops.push(acme.stop)
    const product = await startProduct({
      PORT: port,
      HTTPS_PORT: httpsPort,
      ACME_DIRECTORY_URL: acme.directoryUrl,
      ACME_CA_FILE: acme.caFile,
      SITE_NAME: target,
      DNS_SERVERS: dns.address,
    })
    stops.push(() => product.stop())
    const browser = await openBrowser([`--host-resolver-rules=MAP ${name} 127.0.0.1`])
    stops.push(() => browser.close())
    const { page } = await openPage(browser, product.address)
    await page.goto('/domainCreate')
    await signIn(page, 'primary@tarnbrook.example', product.password)

    await page.getByLabel('Domain').fill('not a name')
    await page.getByRole('button', { name: 'Show the records' }).click()
    await page.getByText('This is not the name of a host').waitFor()
    await page.getByLabel('Domain').fill(name)
    await page.getByRole('button', { name: 'Show the records' }).click()
    await page.getByRole('heading', { name }).waitFor()
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText('The DNS does not know it. Check the spelling, and that it is registered.').waitFor()

    // What the owner does at the DNS provider, from what the screen shows.
    const cellsOf = async (type: string) => {
      const row = page.getByRole('row', { name: new RegExp(`^${type} `) })
      await row.waitFor()
      return row.getByRole('cell').allInnerTexts()
    }
    const [, proofHost = '', proof = ''] = (await cellsOf('TXT')).map((text) => text.trim())
    const [, host = '', cname = ''] = (await cellsOf('CNAME')).map((text) => text.trim())
    zone.set(proofHost, { TXT: [proof] }).set(host, { CNAME: cname })
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText('They prove that it is yours, and lead here.').waitFor()
    await page.getByText(/^Valid to /).waitFor()
    await page.getByText('Connected', { exact: true }).waitFor()

    await page.goto('/publishTS')
    await page.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option', { name: 'Pet Lifetime' }).click()
    await page.getByLabel('Address').fill('pet-try.localhost')
    await page.getByRole('button', { name: 'Publish to staging' }).click()
    await page.getByRole('button', { name: 'Go live' }).click()
    await page.getByRole('dialog').getByLabel('Address').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Go live' }).click()
    await page.getByText(`Pet Lifetime is live at ${name}`).waitFor()

    // The chain holds against the authority's own root.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: httpsPort, servername: name, ca: acme.root, headers: { host: name } }
      get(options, (response) => resolve(response.resume().statusCode)).on('error', reject)
    })
    expect(status).toBe(200)
    const site = `https://${name}:${httpsPort}`
    const { page: visitor } = await openPage(browser, site, { ignoreHTTPSErrors: true })
    await visitor.goto(`http://${name}:${port}/`)
    await visitor.getByRole('heading', { level: 1 }).waitFor()
    expect(await visitor.evaluate(() => location.href)).toBe(`${site}/`)
    expect(await visitor.evaluate(() => globalThis.isSecureContext)).toBe(true)

    // Bought: to the payment page and back again over HTTPS.
    await answerAll(visitor, { email: 'secure@example.com' })
    await choosePlan(visitor)
    await declare(visitor)
    await visitor.getByRole('button', { name: /^Pay / }).click()
    await pay(visitor)
    await visitor.getByText('Thank you, you are covered').waitFor()
    expect(await visitor.evaluate(() => location.href)).toBe(`${site}/thank-you`)

    // Swapped and rolled back, it stays at its address.
    const statusNow = async () => (await visitor.goto('/'))?.status()
    await product.database.query(`update product set description = 'Vet fees, every year' where name = 'Pet Lifetime'`)
    await page.goto('/publishTS')
    await page.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option', { name: 'Pet Lifetime' }).click()
    await page.getByLabel('Address').fill('pet-next.localhost')
    await page.getByRole('button', { name: 'Publish to staging' }).click()
    await page.getByText('Pet Lifetime is in staging at pet-next.localhost').waitFor()
    const openMount = async () => {
      await page.goto('/publisher?stage=live')
      const mount = page.getByRole('button', { name: new RegExp(name) })
      await mount.click()
      // The first of the list is open until this one is.
      await mount.and(page.locator('[aria-current=true]')).waitFor()
    }
    await openMount()
    await page.getByRole('button', { name: 'Swap design' }).click()
    await page.getByRole('combobox', { name: 'What goes there' }).click()
    await page.getByRole('option', { name: 'Pet Lifetime, Release 2 (pet-next.localhost)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Swap design' }).click()
    await page.getByText(`${name} shows the new design`).waitFor()
    await expect.poll(statusNow).toBe(200)
    await openMount()
    await page.getByText('Swapped to release 2').waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Roll back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
    await page.getByText(`${name} is back as it was`).waitFor()
    await openMount()
    await page.getByText('Rolled back to release 1').waitFor()
    await expect.poll(statusNow).toBe(200)

    // Offline at a set time.
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Take it offline' }).check()
    await dialog.getByLabel('Name').fill('End of the offer')
    await dialog.getByLabel('Date and time').fill('2027-07-01T06:00')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await page.getByText('End of the offer is scheduled').waitFor()
    await executeNow(product)
    await expect.poll(statusNow).toBe(404)
    // A name that is nobody's gets no certificate and no page.
    await expect(visitor.goto(`https://localhost:${httpsPort}`)).rejects.toThrow(/ERR_/)
  },
)
