import { type Engine, press, until } from './engine.ts'

const pathIs = (path: string) => `location.pathname === ${JSON.stringify(path)} && document.querySelector('h1')`

/** Buys the demo insurer's pet cover, and answers the number of the policy. */
export async function buy(engine: Engine, shop: string): Promise<string> {
  await engine.open(shop)
  await choose(engine, 'species', 'dog')
  await write(engine, { pet_name: 'Biscuit' })
  await goOn(engine, 'Get a quote', '/pet')
  await choose(engine, 'breed_kind', 'pedigree')
  // A list to choose from until the script has made a field of it.
  await until(engine, `document.querySelector('input[role=combobox]')`)
  await engine.type('input[role=combobox]', 'labr')
  await until(engine, `document.querySelector('[role=option]')`)
  await engine.click('[role=option]')
  await write(engine, { 'born-day': '6', 'born-month': '6', 'born-year': String(new Date().getFullYear() - 3) })
  await choose(engine, 'vaccinated', 'yes')
  await goOn(engine, 'Continue', '/health')
  await choose(engine, 'neutered', 'no')
  await choose(engine, 'condition', 'no')
  await goOn(engine, 'Continue', '/you')
  const [year = '', month = '', day = ''] = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).split('-')
  await write(engine, {
    full_name: 'Jane Smith',
    'holder_born-day': '31',
    'holder_born-month': '3',
    'holder_born-year': '1985',
    email: 'jane.smith@example.com',
    'address-line1': '14 Sample Street',
    'address-town': 'Bristol',
    'address-postcode': 'BS7 9ZZ',
    'cover_start-day': day,
    'cover_start-month': month,
    'cover_start-year': year,
  })
  await goOn(engine, '/^(See prices|Continue)$/', '/plan')
  await choose(engine, 'plan', 'plus')
  await until(engine, `/£\\d/.test(document.body.innerText)`)
  await goOn(engine, 'Continue', '/check')
  const declarations = await engine.ask<string[]>(
    `[...document.querySelectorAll('form input[type=checkbox]')].map(({ name }) => name)`,
  )
  for (const name of declarations) await choose(engine, name)
  await press(engine, '/^Pay /')
  await until(engine, `location.pathname.startsWith('/pay/') && document.querySelector('[name=number]')`)
  const billing = { address: '1 High Street', city: 'Bristol', postcode: 'BS7 9ZZ', country: 'United Kingdom' }
  const card = { name: 'Jane Smith', number: '4242424242424242', expiry: '1240', code: '123', ...billing }
  await write(engine, card)
  await press(engine, '/^Pay /')
  await until(engine, `${pathIs('/thank-you')} && /you are covered/.test(document.body.innerText)`)
  return engine.ask(`document.querySelector('.cj-said dd').textContent`)
}

async function goOn(engine: Engine, button: string, path: string) {
  await press(engine, button)
  await until(engine, pathIs(path))
}

async function write(engine: Engine, fields: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(fields)) {
    await until(engine, `document.querySelector('[name="${name}"]')`)
    await engine.type(`[name="${name}"]`, text)
  }
}

/** By its label, as people do: what is drawn in place of the field lies over it. */
async function choose(engine: Engine, name: string, value?: string) {
  const field = `document.querySelector('input[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}')`
  await until(engine, `${field}?.labels.length`)
  await engine.ask(`(() => {
    document.querySelector('[data-chosen]')?.removeAttribute('data-chosen')
    ${field}.labels[0].setAttribute('data-chosen', '')
  })()`)
  await engine.click('[data-chosen]')
  await until(engine, `${field}.checked`)
}
