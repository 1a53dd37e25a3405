// Writes the lists that name every noun, from the files that declare them: a new noun is in them by standing where it
// belongs. With --check nothing is written, and what is out of date is said.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

interface Found {
  readonly name: string
  readonly file: string
}

/** The files of a pattern, with the constant that each exports under a name the file's own name gives. */
const declaredIn = (pattern: string, nameOf: (stem: string) => string, declares: (name: string) => RegExp): Found[] =>
  globSync(pattern, { cwd: root })
    .map((file) => ({ file, name: nameOf(basename(file).replace(/\..*$/, '')) }))
    .filter(({ file, name }) => declares(name).test(readFileSync(join(root, file), 'utf8')))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

const camel = (stem: string) => stem.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const screensOf = (stem: string) => `${camel(stem)}Screens`

const importsOf = (found: readonly Found[], into: string) =>
  found.map(({ name, file }) => `import { ${name} } from '${pathFrom(into, file)}'`).join('\n')

function pathFrom(into: string, file: string): string {
  const path = relative(dirname(into), file)
  return path.startsWith('.') ? path : `./${path}`
}

const namesOf = (found: readonly Found[]) => `[ ${found.map(({ name }) => name).join(', ')} ]`

const note = (pattern: string) => `// Written by \`npm run gather\` from ${pattern}: do not edit.\n`

/** What every noun declares in `<noun>-<what>.ts`, or in another file of its own under that name, in one table. */
function tableOf(what: string, comment: string, within = what): string {
  const pattern = `packages/domain/src/*/*/*-${within}.ts`
  const table = camel(`noun-${what}`)
  const nameOf = (stem: string) => camel(`${stem.slice(0, -within.length)}${what}`)
  const parts = declaredIn(pattern, nameOf, (name) => new RegExp(`export const ${name} = `))
  return `${note(pattern)}${importsOf(parts, `packages/domain/src/noun-${what}.ts`)}

/** ${comment} */
export const ${table} = { ${parts.map(({ name }) => `...${name}`).join(', ')} } as const
`
}

const lists: Readonly<Record<string, () => string>> = {
  'packages/contract/src/contract.ts': function contract() {
    const pattern = 'packages/contract/src/*/*.ts'
    const groups = declaredIn(pattern, camel, (name) => new RegExp(`export const ${name} = group\\('${name}'`))
    return `${note(pattern)}${importsOf(groups, 'packages/contract/src/contract.ts')}

/** Every group of calls. The server must implement all of them; the client offers all of them. */
export const contract = { ${groups.map(({ name }) => name).join(', ')} }
`
  },
  'packages/domain/src/noun-errors.ts': () =>
    tableOf('errors', 'What the nouns can answer besides what every call may.'),
  'packages/domain/src/noun-events.ts': () => tableOf('events', 'What can happen to the nouns, by its type.'),
  'packages/domain/src/noun-messages.ts': () => tableOf('messages', 'What the nouns tell people, by its code.'),
  'packages/domain/src/noun-ids.ts': () => tableOf('ids', 'Whose the things of the nouns are.', 'guard'),
  'packages/domain/src/noun-readers.ts': () => tableOf('readers', 'Who reads what of the nouns.', 'guard'),
  'packages/domain/src/noun-audits.ts': function nounAudits() {
    const pattern = 'packages/domain/src/*/*/*-audit.ts'
    const audits = declaredIn(pattern, camel, (name) => new RegExp(`export const ${name}: NounAudit = `))
    return `${note(pattern)}import type { NounAudit } from './base/audit/noun-audit.ts'
${importsOf(audits, 'packages/domain/src/noun-audits.ts')}

/** What the audit log says of every noun. */
export const nounAudits: readonly NounAudit[] = ${namesOf(audits)}
`
  },
  'apps/studio/src/app/catalogue.ts': function catalogue() {
    const pattern = 'apps/studio/src/**/*.screens.ts'
    const screens = declaredIn(pattern, screensOf, (name) => new RegExp(`export const ${name}\\b`))
    return `${note(pattern)}import type { Screen } from '../core/screens/screen.ts'
${importsOf(screens, 'apps/studio/src/app/catalogue.ts')}

/** Every screen of the studio. */
export const catalogue: readonly Screen[] = [ ${screens.map(({ name }) => `...${name}`).join(', ')} ]
`
  },
  'apps/server/src/module-jobs.ts': function moduleJobs() {
    const declared = [...named('Jobs'), ...named('Sweeps')].toSorted((one, other) => (one.name < other.name ? -1 : 1))
    const asking = declared.filter(({ name, file }) => new RegExp(`^export const ${name} = \\(`, 'm').test(read(file)))
    const plain = declared.filter((jobs) => !asking.includes(jobs))
    return `${note('apps/server/src/modules')}${importsOf(declared, 'apps/server/src/module-jobs.ts')}
import type { HandledJob } from './platform/jobs/handler.ts'

const asking = ${namesOf(asking)}
const plain: readonly (readonly HandledJob[])[] = ${namesOf(plain)}

type NeededByEach = (typeof asking)[number] extends infer Jobs
  ? Jobs extends (services: infer Needed) => unknown ? (needed: Needed) => void : never
  : never

/** What the jobs need together: each says for itself what it asks for. */
export type JobServices = NeededByEach extends (needed: infer All) => void ? All : never

/** What is done later or elsewhere, and what is done again and again, by every module. */
export const moduleJobsWith = (services: JobServices): readonly HandledJob[] => [
  ...plain.flat(),
  ...asking.flatMap((jobs): readonly HandledJob[] => jobs(services)),
]
`
  },
  'apps/server/src/handlers.ts': function handlers() {
    const into = 'apps/server/src/handlers.ts'
    const [answered, found, told] = [answers(), named('Finders'), named('Tells')]
    const groups = Map.groupBy(answered, ({ group }) => group)
    const lines = [...groups]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([group, parts]) => {
        const whole = parts.length === 1 ? parts[0]?.answer : undefined
        return `${group}: ${whole ?? `{ ${parts.map(({ answer }) => `...${answer}`).join(', ')} }`}`
      })
    return `${note('apps/server/src/modules')}import type { contract } from '@coverwright/contract/contract'
${importsOf([...answered, ...found, ...told], into)}
import type { ProductFinders, Published } from './modules/build/product/index.ts'
import type { StandardMessages } from './platform/events/standard-message.ts'
import type { ContractHandlers } from './platform/http/handlers.ts'

/** Who answers each call of the contract: one that nobody answers does not compile. */
export const handlersWith = (published: Published): ContractHandlers<typeof contract> => ({ ${lines.join(', ')} })

/** From whatever belongs to a product to that product: a kind of id without its way does not compile. */
export const finders: ProductFinders = { ${found.map(({ name }) => `...${name}`).join(', ')} }

/** What the product tells of every event as long as nobody has it otherwise: one that is missing does not compile. */
export const tells: StandardMessages = { ${told.map(({ name }) => `...${name}`).join(', ')} }
`
  },
}

/** The calls that each module answers: which group they are of stands in their type. */
function answers() {
  const groupOf = new Map(
    globSync('packages/contract/src/*/*.ts', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/export const (\w+) = group\('(\w+)'/g)].map(([, name = '', group = '']) => [
        name,
        group,
      ]),
    ),
  )
  return globSync('apps/server/src/modules/*/*/calls.ts', { cwd: root })
    .toSorted()
    .flatMap((file) =>
      read(file)
        .split(/^(?=export const )/m)
        .flatMap((part) => {
          const [, name] = /^export const (\w+Calls)\b/.exec(part) ?? []
          if (!name) return []
          const group = groupOf.get(/typeof (\w+)/.exec(part)?.[1] ?? '')
          if (!group) throw new Error(`${file}: ${name} does not say by its type which calls it answers`)
          return [{ file, name, group, answer: /^export const \w+ = \(/.test(part) ? `${name}(published)` : name }]
        }),
    )
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The constants of modules whose names end so. */
const named = (ending: string) =>
  globSync('apps/server/src/modules/*/*/*.ts', { cwd: root })
    .toSorted()
    .flatMap((file) =>
      [...read(file).matchAll(new RegExp(`^export const (\\w+${ending})\\b`, 'gm'))].map(([, name = '']) => ({
        file,
        name,
      })),
    )

const biome = join(root, 'node_modules/.bin/biome')
const formatted = (file: string, text: string) =>
  execFileSync(biome, ['check', '--write', `--stdin-file-path=${file}`], { cwd: root, input: text, encoding: 'utf8' })

for (const [file, write] of Object.entries(lists)) {
  const text = formatted(file, write())
  if (text === readFileSync(join(root, file), { encoding: 'utf8', flag: 'a+' })) continue
  if (!isCheck) writeFileSync(join(root, file), text)
  else {
    console.error(`${file} is out of date: npm run gather`)
    process.exitCode = 1
  }
}
