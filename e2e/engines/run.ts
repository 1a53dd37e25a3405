// A purchase in browsers of other makes, and ten screens of the studio in Firefox: `npm run engines`, `npm run engines -- firefox`.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { makeDataDir, type Product, runProduct } from '../run-product.ts'
import { buy } from './buy.ts'
import { type Engine, press, until } from './engine.ts'
import { firefoxPath, openFirefox } from './firefox.ts'
import { findMiniBrowser, openWebkit, screenPath, webkitDriver } from './webkit.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const engines = {
  firefox: { open: openFirefox, isThere: () => existsSync(firefoxPath), packages: 'firefox-esr', seesStudio: true },
  webkit: {
    open: openWebkit,
    isThere: () => existsSync(webkitDriver) && existsSync(screenPath) && findMiniBrowser() !== undefined,
    packages: 'webkit2gtk-driver xvfb',
    // Its driver answers nothing any more once somebody is signed in there.
    seesStudio: false,
  },
} as const

/** As the studio's own navigation names them. */
const screens = [
  'Products',
  'Product library',
  'Publisher',
  'Policy numbers',
  'Customers',
  'Referred cases',
  'Partner hub',
  'Agents',
  'Users and roles',
  'Domains',
]

const pictures = join(import.meta.dirname, '../../.data/engines')
const [wanted = ''] = process.argv.slice(2)
const names = (Object.keys(engines) as (keyof typeof engines)[]).filter((name) => name.includes(wanted))
const missing = names.filter((name) => !engines[name].isThere())
if (missing.length > 0) {
  say(
    `Not here: ${missing.join(', ')}. On Debian: apt-get install ${missing.map((name) => engines[name].packages).join(' ')}`,
  )
  process.exit(1)
}

const product = await runProduct(await makeDataDir(), { PORT: await freePort() })
try {
  await mkdir(pictures, { recursive: true })
  for (const name of names) {
    const engine = await engines[name].open()
    try {
      say(`${name}: bought ${await buy(engine, product.address.replace('localhost', 'pet.localhost'))}`)
      if (engines[name].seesStudio) await look(name, engine, product)
    } catch (error) {
      process.exitCode = 1
      await writeFile(join(pictures, `${name}-failed.png`), await engine.photograph().catch(() => ''))
      say(`${name}: ${String(error)}. What it showed: ${pictures}/${name}-failed.png`)
    } finally {
      await engine.close()
    }
  }
} finally {
  await product.stop()
}

/** Signs in as people do, and sees each screen come with its heading and without a word of failure. */
async function look(name: string, engine: Engine, { address, password }: Product) {
  await engine.open(`${address}/log-in`)
  await until(engine, `document.querySelector('input[type=password]')`)
  await engine.type('input[type=email], input[name=email]', 'primary@tarnbrook.example')
  await engine.type('input[type=password]', password)
  await press(engine, 'Sign in')
  await until(engine, `location.pathname === '/home' && document.querySelector('main h1')`)
  for (const screen of screens) {
    const before = await engine.ask<string>('location.pathname')
    await press(engine, screen)
    const isThere = `location.pathname !== ${JSON.stringify(before)} && document.querySelector('main h1')?.innerText`
    await until(engine, `${isThere} && !document.querySelector('main [aria-busy=true]')`)
    const text = await engine.ask<string>(`document.querySelector('main').innerText`)
    if (/something went wrong|not found/i.test(text)) throw new Error(`${screen} says: ${text.slice(0, 300)}`)
    await writeFile(join(pictures, `${name}-${screen.replaceAll(' ', '-')}.png`), await engine.photograph())
  }
  say(`${name}: ${screens.length} screens of the studio, pictures in ${pictures}`)
}
