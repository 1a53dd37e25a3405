// A purchase and ten screens of the studio in browsers of other makes: `npm run engines`, `npm run engines -- firefox`.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { makeDataDir, runProduct } from '../run-product.ts'
import { buy } from './buy.ts'
import { firefoxPath, openFirefox } from './firefox.ts'
import { look, pictureIn } from './look.ts'
import { findMiniBrowser, openWebkit, screenPath, webkitDriver } from './webkit.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const engines = {
  firefox: { open: openFirefox, isThere: () => existsSync(firefoxPath), packages: 'firefox-esr' },
  webkit: {
    open: openWebkit,
    isThere: () => existsSync(webkitDriver) && existsSync(screenPath) && findMiniBrowser() !== undefined,
    packages: 'webkit2gtk-driver xvfb',
  },
} as const

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
    const pictureOf = pictureIn(pictures, name)
    try {
      say(`${name}: bought ${await buy(engine, product.address.replace('localhost', 'pet.localhost'))}`)
      const { seen, unpictured } = await look(engine, product, pictureOf)
      say(`${name}: ${seen} screens of the studio, pictures in ${pictures}`)
      if (unpictured.length > 0) say(`${name}: its driver gave no picture of ${unpictured.join(', ')}`)
    } catch (error) {
      process.exitCode = 1
      await writeFile(pictureOf('failed'), await engine.photograph().catch(() => ''))
      say(`${name}: ${String(error)}. What it showed: ${pictureOf('failed')}`)
    } finally {
      await engine.close()
    }
  }
} finally {
  await product.stop()
}
