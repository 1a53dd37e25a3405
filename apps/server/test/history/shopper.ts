import { aVisitor } from '../site-visitor.ts'
import { carPhotos } from './car-photos.ts'
import type { FilledPage } from './pages.ts'
import { type Draw, type Person, pick } from './people.ts'
import type { LivedDemo } from './start-demo.ts'

export type Site = 'pet' | 'motor' | 'quayside'

const cards = { pays: '4242 4242 4242 4242', declines: '4000 0000 0000 0002', paysOnce: '4000 0000 0000 0341' } as const
type Card = keyof typeof cards

const declared = { is_true: 'yes', has_read: 'yes' }

interface Coming {
  readonly person: Person
  /** The link of a channel. */
  readonly by: string | undefined
}

/** Somebody with a browser before one of the demo's shops. They take their time. */
export async function aShopper(demo: LivedDemo, draw: Draw, site: Site, { person, by }: Coming) {
  const visitor = aVisitor(demo, `${site}.localhost`)
  const pause = () => demo.clock.pass(draw(9, 70))
  const open = async (path: string) => {
    await pause()
    return visitor.get(path)
  }
  if (by) await open(by)
  await open('/')

  const fill = async ({ path, fields, withPhotos }: FilledPage) => {
    await pause()
    if (!withPhotos) return visitor.post(path, fields)
    const form = new FormData()
    for (const [name, content] of Object.entries(await carPhotos()))
      form.append(name, new File([new Uint8Array(content)], `${name}.jpg`, { type: 'image/jpeg' }))
    return visitor.postFiles(path, form)
  }

  return {
    open,
    /** Page after page, up to the one where they leave. */
    async walk(pages: readonly FilledPage[], leaveAt?: string) {
      for (const page of pages) {
        if (page.path === leaveAt) return
        const { headers, statusCode } = await fill(page)
        if (statusCode !== 303 || String(headers.location).includes('errors'))
          throw new Error(
            `${site}${page.path} answered ${statusCode} ${String(headers.location)}: ${JSON.stringify(page.fields)}`,
          )
      }
    },
    /** Beside the prices, before a plan is chosen. */
    async typeCode(code: string) {
      await pause()
      const { headers } = await visitor.post('/_/code', { code })
      if (headers.location !== '/_/code?taken') throw new Error(`${site} did not take ${code}: ${headers.location}`)
    },
    /** The card is typed in on the gateway's page. */
    async pay(card: Card) {
      await pause()
      const { headers } = await visitor.post('/check', declared)
      const address = String(headers.location)
      if (!address.includes('/pay/')) throw new Error(`${site} did not lead to the gateway: ${address}`)
      await pause()
      const { name, address: home, postcode } = person
      const billing = {
        address: home['address-line1'] ?? '',
        city: home['address-town'] ?? '',
        country: 'United Kingdom',
      }
      const typed = { name, number: cards[card], expiry: '12/40', code: '123', postcode, ...billing }
      await demo.app.inject({
        method: 'POST',
        url: new URL(address).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(typed).toString(),
      })
      await open('/thank-you')
    },
    /** By the link that was mailed. */
    async comeBack(link: string) {
      await pause()
      const { pathname } = new URL(link)
      const { headers } = await visitor.post(pathname, {})
      await open(headers.location ?? '/')
    },
  }
}

/** Somebody who looks at the first page, or another one, and goes. */
export async function lookIn(demo: LivedDemo, draw: Draw, site: Site): Promise<void> {
  await aVisitor(demo, `${site}.localhost`).get(pick(draw, ['/', '/', '/', '/', '/privacy']))
}
