import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGuidePage } from '@coverwright/domain/company/article/guide-page'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

interface WordRule {
  readonly say: string
  /** In whose texts the word is wrong. */
  readonly of: RegExp
  readonly not: RegExp
  readonly broken: string
}

/** Words a newcomer does not know, or that stand for something else here: docs/GLOSSARY.md. */
const wordRules: readonly WordRule[] = [
  { say: 'Insurance', of: /./, not: /\bbod(?:y|ies)\b/i, broken: 'The body is empty' },
  { say: 'Website', of: /./, not: /\bshells?\b/i, broken: 'This shell has no pages' },
  { say: 'Insurance block', of: /./, not: /\bsockets?\b/i, broken: '{{count}} sockets' },
  { say: 'Drafts', of: /./, not: /\btemporary storage\b/i, broken: 'Temporary storage' },
  { say: 'Replaced', of: /./, not: /\bdismount(?:ed)?\b/i, broken: 'Dismounted' },
  { say: 'Fix', of: /./, not: /\bput (?:it |them )?right\b/i, broken: 'Put right' },
  {
    say: 'Release',
    of: /^publish\/|^build\/launch\//,
    not: /\bversions?\b/i,
    broken: 'Version {{version}} goes live',
  },
  {
    say: 'Table version',
    of: /^build\/pricing-table\//,
    not: /(?<!table )\bversions?\b/i,
    broken: 'Version {{number}} is active',
  },
]

interface Text {
  readonly place: string
  readonly text: string
}

const studio = join(root, 'apps/studio/src')

function textsIn(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`))
}

const studioTexts = globSync('**/*.en_uk.json', { cwd: studio }).flatMap((file) =>
  textsIn(JSON.parse(readFileSync(join(studio, file), 'utf8')), file.replace('features/', '')),
)

/** What the server says to people, as far as a line tells it. */
const said = /(?:\bmessage: |\brefusal: |\blacks\('[\w-]+', )(['`])(.*?)\1/g

const serverTexts = ['apps/server/src/modules', 'packages/domain/src'].flatMap((folder) =>
  globSync('**/*.ts', { cwd: join(root, folder), exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(join(root, folder, file), 'utf8').matchAll(said)].map(({ 2: text = '' }) => ({
      place: file,
      text,
    })),
  ),
)

/** What is read of `docs/` in the knowledge base. */
const guideTexts = globSync('*.md', { cwd: join(root, 'docs') }).flatMap((file) => {
  const page = readGuidePage(readFileSync(join(root, 'docs', file), 'utf8'))
  return page ? [page.title, ...page.text.split('\n')].map((text) => ({ place: `docs/${file}`, text })) : []
})

/** The specification's own word may stand behind ours: Website (the shell). */
const withoutAside = (text: string) => text.replaceAll(/\([^)]*\)|\{\{[^}]*\}\}/g, '')

test.each(wordRules)('texts say $say', ({ of, not, broken }) => {
  expect(withoutAside(broken)).toMatch(not)
  expect(studioTexts.length).toBeGreaterThan(3000)
  expect(serverTexts.length).toBeGreaterThan(200)
  expect(guideTexts.length).toBeGreaterThan(500)
  const wrong = [...studioTexts, ...serverTexts, ...guideTexts].filter(
    ({ place, text }) => of.test(place) && not.test(withoutAside(text)),
  )
  expect(wrong).toEqual([])
})
