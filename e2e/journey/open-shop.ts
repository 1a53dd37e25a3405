import type { Browser, BrowserContextOptions } from '@playwright/test'
import { openAs, type Taste } from '../desk.ts'
import { freePort } from '../free-port.ts'
import { closePages, openPage, sharedBrowser } from '../open-browser.ts'
import type { Settings } from '../run-product.ts'
import { startProduct } from '../start-product.ts'

export type Shop = Awaited<ReturnType<typeof openShop>>

/** A product of the demo insurer's on sale, and a browser to visit it with. */
export async function openShop(host = 'pet.localhost', settings: Settings = {}) {
  // The port is chosen here, for the way back from the payment page leads through it.
  const [product, browser] = await Promise.all([
    freePort().then((PORT) => startProduct({ PORT, ...settings })),
    sharedBrowser(),
  ])
  const address = product.address.replace('localhost', host)
  return {
    address,
    studio: { address: product.address, password: product.password },
    database: product.database,
    /** A screen of the studio, signed in as the insurer's primary user. */
    openStudio: (path: string, taste: Taste = {}) =>
      openAs({ product, browser }, 'primary@tarnbrook.example', path, taste),
    visit: (options: BrowserContextOptions = {}) => visit(browser, address, options),
    close: async () => {
      await closePages(browser)
      await product.stop()
    },
  }
}

/** Also tells which other addresses were asked for anything. */
async function visit(browser: Browser, address: string, options: BrowserContextOptions) {
  const opened = await openPage(browser, address, { viewport: { width: 390, height: 844 }, ...options })
  const elsewhere = new Set<string>()
  opened.page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const isPayment = pathname.startsWith('/pay/') && request.isNavigationRequest()
    if (origin !== address && !isPayment) elsewhere.add(request.url())
  })
  return { ...opened, elsewhere }
}
