import { randomBytes, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Client } from 'pg'
import { copyIn } from '../../platform/backup/copy-rows.ts'
import { idAt } from '../../platform/id.ts'
import type { Anchors } from './anchors.ts'
import { type HistoryFile, references } from './history-file.ts'
import { historyTables } from './history-tables.ts'
import { shiftDays } from './shift-days.ts'

export type Row = Readonly<Record<string, string>>

interface Target {
  readonly anchors: Anchors
  /** By how many days everything is later than it was told. */
  readonly days: number
  /** What the underwriter of a case judged, of the case as it is loaded. */
  readonly riskOf: (referral: Row) => string
}

const dayMs = 86_400_000

/** What references by number stand for here. Ids sort by the time of what they belong to. */
export function valuesOf({ anchors: names, madeAt }: HistoryFile, { anchors, days }: Omit<Target, 'riskOf'>): string[] {
  const values = names.map((name) => anchors.get(name) ?? '')
  let [last, place] = [0, 0]
  for (const at of madeAt) {
    place = at === last ? place + 1 : 0
    last = at ?? 0
    values.push(at === null ? randomUUID() : idAt(at + days * dayMs, place))
  }
  return values
}

type Table = HistoryFile['tables'][number]

/** A row as it stands in this installation, in the words of COPY. */
export function* rowsOf({ rows }: Table, values: readonly string[], days: number): Generator<string> {
  for (const line of rows.split('\n'))
    if (line !== '')
      yield shiftDays(line, days).replaceAll(references, (_all, number: string) => values[Number(number)] ?? '')
}

export const cellsOf = ({ columns }: Table, line: string): Row => {
  const cells = line.split('\t')
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
}

const aHash = () => randomBytes(32).toString('hex')

export async function copyHistory(owner: Client, file: HistoryFile, values: readonly string[], target: Target) {
  const fillers = { id: () => randomUUID(), token_hash: aHash, input_hash: aHash, risk_hash: target.riskOf }
  for (const { name, madeAnew = [] } of historyTables) {
    const table = file.tables.find((each) => each.name === name)
    if (!table) throw new Error(`The history has no ${name}`)
    await copyIn(owner, name, [...table.columns, ...madeAnew], filled(table))

    async function* filled(from: Table): AsyncGenerator<Buffer> {
      let lines = 0
      for (const line of rowsOf(from, values, target.days)) {
        const added = madeAnew.map((column) =>
          fillers[column](madeAnew.includes('risk_hash') ? cellsOf(from, line) : {}),
        )
        yield Buffer.from(`${[line, ...added].join('\t')}\n`)
        // Shops and the studio are served meanwhile.
        if (++lines % 50 === 0) await setImmediate()
      }
    }
  }
}
