import type { TestCase } from '@coverwright/domain/test-case/test-case'
import { useState } from 'react'
import { client } from '../../../app/wire/client.ts'
import { readAllPages } from '../../../framework/list/read-all-pages.ts'
import type { TestQuestion } from '../engine/protocol.ts'
import { ratingClient } from '../engine/rating-client.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { type Impact, impactOf } from './impact.ts'

export interface ImpactSources {
  readonly isWithCases: boolean
  readonly isWithQuotes: boolean
}

export type ImpactRun =
  | {
      readonly kind: 'running'
      readonly what: 'quotes' | 'before' | 'after'
      readonly done: number
      readonly of: number
    }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'done'; readonly impact: Impact; readonly program: unknown }

type Named = TestQuestion & { readonly name: string }

/** Asks the published program and the one being written the same questions. */
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

  async function start(sources: ImpactSources) {
    if (!bytes) return
    setRun({ kind: 'running', what: 'quotes', done: 0, of: 1 })
    try {
      const questions = await questionsOf(sources)
      const tell = (what: 'before' | 'after') => (done: number) =>
        setRun({ kind: 'running', what, done, of: questions.length })
      tell('before')(0)
      const before = await ratingClient().runBaseline(bytes, questions, tell('before'))
      tell('after')(0)
      const after = await ratingClient().run(program, questions, tell('after'))
      const compared = questions.flatMap(({ name }, at) => {
        const [was, is] = [before[at], after[at]]
        return was && is ? [{ name, before: was, after: is }] : []
      })
      setRun({ kind: 'done', impact: impactOf(compared), program })
    } catch (error) {
      setRun({ kind: 'failed', error })
    }
  }

  return { run, start, isOutdated: run?.kind === 'done' && run.program !== program }
}
