// Whether the passage that answers is among the three that are shown, and whether what no document answers is refused. On the
// half of the questions that nothing was tuned on, and those written later; with ALL=1 the other half is printed, to tune by.
import type { Found } from '../../apps/server/src/adapters/assistant/assistant.ts'
import { hubLimits } from '../../packages/domain/src/assist/hub-limits.ts'
import { report } from '../result.ts'
import { corpus } from './corpus.ts'
import { laterAnswerable, laterUnanswerable } from './later-questions.ts'
import { searchWithPeer } from './peer.ts'
import { answerable, unanswerable } from './questions.ts'

type Find = (question: string) => Promise<Pick<Found, 'outcome' | 'passages' | 'near'>>
type Finds = (question: string) => Promise<readonly { readonly documentId: string; readonly passage: number }[]>

const halves = { tuned: 0, heldOut: 1 } as const
const textOf = new Map(corpus.map((document) => [document.id, document.passages]))

async function shareOfRight(half: number, finds: Finds, isShown = false): Promise<number> {
  const own = [...answerable.filter((_, nth) => nth % 2 === half), ...(half === halves.heldOut ? laterAnswerable : [])]
  const missed: string[] = []
  for (const [question, gold] of own) {
    const passages = await finds(question)
    const isRight = passages.some(({ documentId, passage }) => {
      const { heading, text } = textOf.get(documentId)?.[passage] ?? { heading: '', text: '' }
      return `${heading}\n${text}`.includes(gold)
    })
    if (!isRight) missed.push(question)
  }
  if (isShown) console.log('missed', missed)
  return 1 - missed.length / own.length
}

async function shareOfRefused(half: number, find: Find, isShown = false): Promise<number> {
  const own = [
    ...unanswerable.filter((_, nth) => nth % 2 === half),
    ...(half === halves.heldOut ? laterUnanswerable : []),
  ]
  const answered: string[] = []
  for (const question of own) if ((await find(question)).outcome !== 'not-found') answered.push(question)
  if (isShown) console.log('answered', answered)
  return 1 - answered.length / own.length
}

for (const [, gold] of [...answerable, ...laterAnswerable])
  if (!corpus.some(({ passages }) => passages.some(({ heading, text }) => `${heading}\n${text}`.includes(gold))))
    throw new Error(`No passage has: ${gold}`)

/** `how` ends the names of what is reported. */
export async function measureAnswers(how: string, find: Find, rightAtLeast: number): Promise<void> {
  const shown: Finds = async (question) => (await find(question)).passages
  /** What it would show if it refused nothing. */
  const inOrder: Finds = async (question) => (await find(question)).near.slice(0, hubLimits.passages)
  const peer = searchWithPeer(corpus)
  const missedByPeer = 1 - (await shareOfRight(halves.heldOut, async (question) => peer(question)))
  if (process.env['ALL'])
    console.log(
      `tuned${how}`,
      await shareOfRight(halves.tuned, shown, true),
      await shareOfRefused(halves.tuned, find, true),
    )
  const right = await shareOfRight(halves.heldOut, shown)
  const unit = 'of the questions'
  report({ name: `assistant/right-in-three${how}`, unit, ours: right, limit: 1, goal: { atLeast: rightAtLeast } })
  // What is not answered counts as missed, although the peer never refuses.
  report({
    name: `assistant/missed-to-minisearch${how}`,
    unit,
    ours: 1 - right,
    peer: missedByPeer,
    goal: { atMost: 0.7 },
  })
  // Where nothing is refused here either, what is compared is the order.
  report({
    name: `assistant/misranked-to-minisearch${how}`,
    unit,
    ours: 1 - (await shareOfRight(halves.heldOut, inOrder)),
    peer: missedByPeer,
    goal: { atMost: 0.7 },
  })
  report({
    name: `assistant/unanswerable-refused${how}`,
    unit,
    ours: await shareOfRefused(halves.heldOut, find),
    limit: 1,
    goal: { atLeast: 0.8 },
  })
}
