import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@coverwright/contract/contract'
import { auditWords, thingNames } from '@coverwright/domain/audit-words'
import { nounOf } from '@coverwright/domain/company/audit/audit'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '../../src')
const calls = Object.entries(contract).flatMap(([group, { calls: own }]) =>
  Object.entries(own).flatMap(([name, { audit }]) => (audit ? [`${group}/${name}`] : [])),
)
/** What jobs, sites and links are called in the audit: the names given where an entry is written past the calls. */
const others = globSync('**/*.ts', { cwd: sources })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const source = readFileSync(join(sources, file), 'utf8')
    const written = source.matchAll(/\b(?:audited|waysIn)\([^)']*?'([\w/-]+)'/g)
    const named = source.includes('audited(') ? source.matchAll(/^const name = '([\w/-]+)'/gm) : []
    return [...written, ...named].flatMap(([, name]) => name ?? [])
  })

test.each([...new Set([...calls, ...others])])('%s has words, and its thing a name', (name) => {
  expect(auditWords).toHaveProperty([name])
  expect(thingNames).toHaveProperty([nounOf(name)])
})

test('no words are of a call that is gone', () => {
  expect(Object.keys(auditWords).filter((name) => !calls.includes(name) && !others.includes(name))).toEqual([])
})
