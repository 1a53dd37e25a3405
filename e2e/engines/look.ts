import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Product } from '../run-product.ts'
import { type Engine, press, until } from './engine.ts'

interface Screen {
  readonly name: string
  /** `of` names the demo insurer's pet product. */
  readonly path: (of: string) => string
  /** What it says once it really shows what it is about; the buyer before it has bought. */
  readonly says: readonly string[]
}

const screens: readonly Screen[] = [
  { name: 'home', path: () => '/home', says: ['Recent products', 'Pet Lifetime', 'Quote to sale'] },
  { name: 'products', path: () => '/project', says: ['Vet fees for dogs and cats', 'pet.localhost'] },
  { name: 'product-board', path: (of) => `/dashBoard?${of}`, says: ['11 of 11 ready', 'Who works on it'] },
  { name: 'body-builder', path: (of) => `/bs-build?${of}`, says: ['What kind of pet do you have?', 'Add a question'] },
  {
    name: 'pricing',
    path: (of) => `/bs-build?${of}&part=pricing`,
    says: ['Basic: the premium is MAX(risk, 60)', '223.65'],
  },
  { name: 'tables', path: (of) => `/bs-build?${of}&part=tables`, says: ['dogBreeds', '17 rows'] },
  {
    name: 'page-editor',
    path: (of) => `/editor?${of}`,
    says: ['4 blocks, 1 insurance block', 'Select a block on the page to change it.'],
  },
  { name: 'publisher', path: () => '/publisher', says: ['Swap design', 'pet.localhost', 'Monitoring'] },
  { name: 'customers', path: () => '/customer-management-center', says: ['Jane Smith', 'jane.smith@example.com'] },
  {
    name: 'figures',
    path: () => '/dashboard-revence',
    says: ['Average, tax included', 'The time before', 'What it is made of'],
  },
]

/** Signs in as people do, opens each screen and sees it say what it is about. Answers how many, and which have no picture. */
export async function look(
  engine: Engine,
  { address, password, database }: Product,
  picture: (name: string) => string,
): Promise<{ readonly seen: number; readonly unpictured: readonly string[] }> {
  const unpictured: string[] = []
  await engine.open(`${address}/log-in`)
  await until(engine, `document.querySelector('input[type=password]')`)
  await engine.type('input[type=email], input[name=email]', 'primary@tarnbrook.example')
  await engine.type('input[type=password]', password)
  await press(engine, 'Sign in')
  await until(engine, `location.pathname === '/home' && document.querySelector('main h1')`)
  const { rows } = await database.query<{ id: string }>(`select id from product where name = 'Pet Lifetime'`)
  for (const { name, path, says } of screens) {
    await engine.open(`${address}${path(`product=${rows[0]?.id}`)}`)
    const said = JSON.stringify(says)
    await until(engine, `${said}.every((text) => document.body.innerText.includes(text))`)
    await until(engine, `!document.querySelector('main [aria-busy=true]')`)
    const taken = await engine.photograph().catch(() => undefined)
    if (taken) await writeFile(picture(name), taken)
    else unpictured.push(name)
  }
  return { seen: screens.length, unpictured }
}

export const pictureIn = (folder: string, engine: string) => (name: string) => join(folder, `${engine}-${name}.png`)
