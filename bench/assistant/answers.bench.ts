// Whether the passage that answers is among the three that are shown, and whether what no document answers is refused. On the
// half of the questions that nothing was tuned on, and those written later; with ALL=1 it prints both halves, to tune by the other.
import { createLexicalAssistant, lexicalTuning } from '../../apps/server/src/adapters/assistant/lexical-assistant.ts'
import { hubLimits } from '../../packages/domain/src/assist/hub-limits.ts'
import { report } from '../result.ts'
import { corpus } from './corpus.ts'
import { laterAnswerable, laterUnanswerable } from './later-questions.ts'
import { searchWithPeer } from './peer.ts'
import { answerable, unanswerable } from './questions.ts'

const halves = { tuned: 0, heldOut: 1 } as const

const assistant = createLexicalAssistant(lexicalTuning)
const textOf = new Map(corpus.map((document) => [document.id, document.passages]))
const find = (question: string) =>
  assistant.find(question, corpus, async (ids) => corpus.filter(({ id }) => ids.includes(id)))

type Finds = (question: string) => Promise<readonly { readonly documentId: string; readonly passage: number }[]>

const byUs: Finds = async (question) => (await find(question)).passages
/** What it would show if it refused nothing. */
const inOrder: Finds = async (question) => (await find(question)).near.slice(0, hubLimits.passages)
const peer = searchWithPeer(corpus)
const byPeer: Finds = async (question) => peer(question)

async function shareOfRight(half: number, finds = byUs): Promise<number> {
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
  if (process.env['ALL'] && half === halves.tuned && finds === byUs) console.log('missed', missed)
  return 1 - missed.length / own.length
}

async function shareOfRefused(half: number): Promise<number> {
  const own = [
    ...unanswerable.filter((_, nth) => nth % 2 === half),
    ...(half === halves.heldOut ? laterUnanswerable : []),
  ]
  const answered: string[] = []
  for (const question of own) if ((await find(question)).outcome !== 'not-found') answered.push(question)
  if (process.env['ALL'] && half === halves.tuned) console.log('answered', answered)
  return 1 - answered.length / own.length
}

for (const [, gold] of [...answerable, ...laterAnswerable])
  if (!corpus.some(({ passages }) => passages.some(({ heading, text }) => `${heading}\n${text}`.includes(gold))))
    throw new Error(`No passage has: ${gold}`)

if (process.env['ALL']) console.log('tuned', await shareOfRight(halves.tuned), await shareOfRefused(halves.tuned))
report({
  name: 'assistant/right-in-three',
  unit: 'of the questions',
  ours: await shareOfRight(halves.heldOut),
  limit: 1,
  goal: { atLeast: 0.75 },
})
// What is not answered counts as missed, although the peer never refuses: six answers are the price of refusals.
report({
  name: 'assistant/missed-to-minisearch',
  unit: 'of the questions',
  ours: 1 - (await shareOfRight(halves.heldOut)),
  peer: 1 - (await shareOfRight(halves.heldOut, byPeer)),
  goal: { atMost: 0.7 },
})
// Where nothing is refused here either, what is compared is the order.
report({
  name: 'assistant/misranked-to-minisearch',
  unit: 'of the questions',
  ours: 1 - (await shareOfRight(halves.heldOut, inOrder)),
  peer: 1 - (await shareOfRight(halves.heldOut, byPeer)),
  goal: { atMost: 0.7 },
})
report({
  name: 'assistant/unanswerable-refused',
  unit: 'of the questions',
  ours: await shareOfRefused(halves.heldOut),
  limit: 1,
  goal: { atLeast: 0.8 },
})
