import { buffer } from 'node:stream/consumers'
import type { Client } from 'pg'
import { fileKey } from '../../src/adapters/files/file-key.ts'
import { type Anchors, programsOf, readAnchors } from '../../src/demo/history/anchors.ts'
import { type HistoryFile, referenceTo } from '../../src/demo/history/history-file.ts'
import { historyTables } from '../../src/demo/history/history-tables.ts'
import { copyFound } from '../../src/platform/backup/copy-rows.ts'
import type { LivedDemo } from './start-demo.ts'
import { lastDay } from './year.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** What was lived, without anything that is only of the database it was lived on. */
export async function keepHistory({ owner, ports, files }: LivedDemo): Promise<Omit<HistoryFile, 'begin'>> {
  await owner.query(`set time zone 'UTC'`)
  const anchors = await readAnchors(owner, ports.domains.hostRules)
  const tables: HistoryFile['tables'] = []
  for (const { name, order, madeAnew = [], leftOut = [], only = 'true' } of historyTables) {
    const kept = (column: string) => ![...madeAnew, ...leftOut].some((each) => each === column)
    const columns = (await columnsOf(owner, name)).filter(kept)
    const rows = await textOf(owner, `select ${columns.join()} from ${name} where ${only} order by ${order}`)
    tables.push({ name, columns, rows })
  }
  const { madeAt, replaceIn } = numberIds(
    anchors,
    tables.map(({ rows }) => rows),
  )
  return {
    lastDay,
    migration: (await owner.query('select max(name) as newest from migration')).rows[0].newest,
    programs: programsOf(anchors),
    anchors: [...anchors.keys()],
    madeAt,
    tables: tables.map((table) => Object.assign(table, { rows: replaceIn(table.rows) })),
    pictures: await picturesOf(owner, files),
  }
}

const columnsOf = async (owner: Client, table: string): Promise<string[]> =>
  (
    await owner.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    )
  ).rows.map(({ name }) => name)

async function textOf(owner: Client, query: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of copyFound(owner, query)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Of a version 7 the first 48 bits are the time. */
const timeOf = (id: string) => (id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null)

/** Time and place within it: what comes after is chance, and two ids may share all that comes before. */
const placeOf = (id: string) => id.slice(0, 18)
const inTime = (one: string, other: string) =>
  Number(placeOf(one) > placeOf(other)) - Number(placeOf(one) < placeOf(other))

/** Ids are others each time it is lived: what has a time is known by its place in time, the rest by where it stands first. */
function numberIds(anchors: Anchors, texts: readonly string[]) {
  const given = [...anchors.values()]
  const met = [...new Set(texts.flatMap((text) => text.match(uuid) ?? []))].filter((id) => !given.includes(id))
  const ids = [...met.filter((id) => timeOf(id) !== null).toSorted(inTime), ...met.filter((id) => timeOf(id) === null)]
  const numbers = new Map([...given, ...ids].map((value, at) => [value, at]))
  const known = [...anchors].filter(([name]) => /^(host|program) /.test(name)).map(([, value]) => value)
  const others = new RegExp(known.map((value) => value.replaceAll('.', '\\.')).join('|'), 'g')
  const reference = (value: string) => referenceTo(numbers.get(value) ?? -1)
  return {
    madeAt: ids.map(timeOf),
    replaceIn: (rows: string) => rows.replaceAll(uuid, reference).replaceAll(others, reference),
  }
}

/** As they were kept: photos are made smaller and lose what a camera wrote into them. */
async function picturesOf(owner: Client, files: LivedDemo['files']): Promise<HistoryFile['pictures']> {
  const { rows } = await owner.query<{ name: string; company: string; id: string }>(
    `select distinct on (name) name, company_id as company, id from stored_file where purpose in ('application-media', 'logo') order by name, id`,
  )
  const pictures: HistoryFile['pictures'] = {}
  for (const { name, company, id } of rows)
    pictures[name] = (await buffer(await files.get(fileKey(company, id)))).toString('base64')
  return pictures
}
