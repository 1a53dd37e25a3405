// What a newcomer meets: `npm run measure [noun]` prints how large files are, what is tied in knots, and how many
// files the noun (a contact, where none is named) takes, texts and tests apart.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { arrowsIn, knotsOf, nounOf } from './knots.ts'

const root = join(import.meta.dirname, '..')
const code = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.{ts,tsx}', '**/*-d.ts'],
})
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Lists that people keep by hand and that a noun may have to be named in; the others are gathered. */
const shared = [
  'apps/server/src/app.ts',
  'apps/studio/src/app/setting/sections.ts',
  'packages/contract/src/stale.ts',
  'packages/domain/src/company/file/file-limits.ts',
  'packages/domain/src/permissions.ts',
]

/** The same of tests. */
const sharedByTests = ['apps/server/test/sweeps/growing.ts', 'apps/server/test/sweeps/subjects.ts']

function sizes() {
  const lines = code.map((file) => textOf(file).split('\n').length).toSorted((one, other) => one - other)
  const at = (share: number) => lines[Math.floor(lines.length * share)] ?? 0
  return { files: lines.length, median: at(0.5), 'nine of ten': at(0.9), longest: lines.at(-1) ?? 0 }
}

function costOf(noun: string) {
  const own = code.filter((file) => file.includes(`/${noun}/`) || file.endsWith(`/${noun}.ts`))
  const camel = noun.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const naming = new RegExp(`\\b(${camel}s?|${camel}Jobs|${noun}s?)\\b`)
  const namingIt = (files: readonly string[]) => files.filter((file) => naming.test(textOf(file)))
  return { own: own.length, migration: 1, shared: namingIt(shared), 'shared by tests': namingIt(sharedByTests) }
}

const count = (pattern: RegExp, within: string) =>
  code
    .filter((file) => file.startsWith(within))
    .reduce((sum, file) => sum + [...textOf(file).matchAll(pattern)].length, 0)

const knots = (folder: string) => knotsOf(arrowsIn(join(root, folder)), nounOf).map((knot) => knot.join(', '))

const noun = process.argv[2] ?? 'contact'
const measured = {
  sizes: sizes(),
  knots: {
    'of features': knots('apps/studio/src/features'),
    'of modules': knots('apps/server/src/modules'),
    'of rules': knots('packages/domain/src'),
  },
  'query keys written out': count(/queryKey: \[\s*'/g, 'apps/studio/'),
  'paths written out': count(/\b(?:to|navigate|href)(?:=|\()\{?['"]\/[a-z]/gi, 'apps/studio/'),
  [noun]: costOf(noun),
}
process.stdout.write(`${inspect(measured, { depth: 4 })}\n`)
