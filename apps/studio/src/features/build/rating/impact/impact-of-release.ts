import { client } from '../../../../core/wire/client.ts'
import { readAllPages } from '../../../../framework/list/read-all-pages.ts'
import { ratingClient } from '../engine/rating-client.ts'
import { type Impact, impactOf } from './impact.ts'

/** Of what buyers were quoted, the latest: whoever is about to publish waits for it. */
const mostQuotes = 200

interface Releases {
  readonly productId: string
  readonly before: string
  readonly after: string
  readonly mayReadQuotes: boolean
}

/** Asks two releases the same questions: the product's test cases, and what buyers asked lately. */
export async function impactOfRelease({ productId, before, after, mayReadQuotes }: Releases): Promise<Impact> {
  const [cases, quotes] = await Promise.all([
    readAllPages(
      (nowPage, pageSize) => client.rating.listTestCases({ productId }, { nowPage, pageSize, orderBy: 'name' }),
      () => {},
    ),
    mayReadQuotes ? client.rating.listPastQuotes({ productId }, { nowPage: 1, pageSize: mostQuotes }) : { items: [] },
  ])
  const questions = [
    ...cases,
    ...quotes.items.map(({ reference, values, startDate }) => ({ name: reference, values, startDate })),
  ]
  const outcomes = async (releaseId: string) =>
    ratingClient().runBaseline(await programOf(productId, releaseId), questions)
  // One after the other: the engine holds one program at a time.
  const were = await outcomes(before)
  const are = await outcomes(after)
  return impactOf(
    questions.flatMap(({ name }, at) => {
      const [was, is] = [were[at], are[at]]
      return was && is ? [{ name, before: was, after: is }] : []
    }),
  )
}

async function programOf(productId: string, releaseId: string): Promise<Uint8Array> {
  const found = await client.rating.getBaseline({ id: productId, releaseId })
  return Uint8Array.from(atob(found?.artefact ?? ''), (c) => c.charCodeAt(0))
}
