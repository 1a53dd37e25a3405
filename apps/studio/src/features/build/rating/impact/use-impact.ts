import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import type { TestQuestion } from '@coverwright/domain/build/test-case/run-cases'
import type { TestCase } from '@coverwright/domain/build/test-case/test-case'
import { useState } from 'react'
import { client } from '../../../../core/wire/client.ts'
import { readAllPages } from '../../../../framework/list/read-all-pages.ts'
import { unpackRows } from '../../pricing-table/unpack.ts'
import { ratingClient } from '../engine/rating-client.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { type Impact, impactOf } from './impact.ts'

export interface ImpactSources {
  readonly isWithCases: boolean
  readonly isWithQuotes: boolean
}

export type Baseline = 'published' | 'in-force'

export type ImpactRun =
  | {
      readonly kind: 'running'
      readonly what: 'quotes' | 'before' | 'after'
      readonly done: number
      readonly of: number
    }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'done'; readonly impact: Impact; readonly against: Baseline; readonly program: unknown }

type Named = TestQuestion & { readonly name: string }

/** The version of a table that is tried, by the table's name; empty is what is in force. */
export type Trial = Readonly<Record<string, string>>

/** The tables, with the rows of a version for all days in place of those that are tried. */
async function withTrial(tables: readonly RatingTable[], trial: Trial): Promise<RatingTable[]> {
  return Promise.all(
    tables.map(async (table) => {
      const version = trial[table.name]
      if (!version) return table
      const { shape, packed } = await client.pricing.getRows({ id: version })
      if (!shape || packed === null) return table
      return { ...shape, name: table.name, editions: [{ from: null, to: null, rows: await unpackRows(packed) }] }
    }),
  )
}

/**
 * Asks what is published, or the draft with the tables in force, and the draft with the tables that are tried the same
 * questions.
 */
export function useImpact(productId: string, bytes: Uint8Array | undefined, cases: readonly TestCase[]) {
  const { program } = useRatingEditing()
  const [run, setRun] = useState<ImpactRun | null>(null)

  async function questionsOf({ isWithCases, isWithQuotes }: ImpactSources): Promise<Named[]> {
    const quotes = isWithQuotes
      ? await readAllPages(
          (nowPage, pageSize) => client.rating.listPastQuotes({ productId }, { nowPage, pageSize }),
          (done, of) => setRun({ kind: 'running', what: 'quotes', done, of }),
        )
      : []
    return [
      ...(isWithCases ? cases : []),
      ...quotes.map(({ reference, values, startDate }) => ({ name: reference, values, startDate })),
    ]
  }

  async function start({ trial, ...sources }: ImpactSources & { readonly trial: Trial }) {
    setRun({ kind: 'running', what: 'quotes', done: 0, of: 1 })
    try {
      const questions = await questionsOf(sources)
      const tell = (what: 'before' | 'after') => (done: number) =>
        setRun({ kind: 'running', what, done, of: questions.length })
      tell('before')(0)
      const before = bytes
        ? await ratingClient().runBaseline(bytes, questions, tell('before'))
        : await ratingClient().run(program, questions, tell('before'))
      tell('after')(0)
      const tables = await withTrial(program.tables, trial)
      const after = await ratingClient().run({ ...program, tables }, questions, tell('after'))
      const compared = questions.flatMap(({ name }, at) => {
        const [was, is] = [before[at], after[at]]
        return was && is ? [{ name, before: was, after: is }] : []
      })
      setRun({ kind: 'done', impact: impactOf(compared), against: bytes ? 'published' : 'in-force', program })
    } catch (error) {
      setRun({ kind: 'failed', error })
    }
  }

  return { run, start, isOutdated: run?.kind === 'done' && run.program !== program }
}
