import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Locked {
  readonly resolved?: string
  readonly link?: boolean
}

/** Without an address npm asks the registry for it, package by package; with a private one nobody else can install. */
test('the lock file says where each package lies at the public registry', () => {
  const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { readonly packages: Readonly<Record<string, Locked>> }
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(installed.length).toBeGreaterThan(0)
  const elsewhere = installed.filter(([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'))
  expect(elsewhere.map(([path]) => path)).toEqual([])
})
