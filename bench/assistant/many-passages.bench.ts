// What a question costs in twenty thousand passages, the most that a company's folders come to, against a bare loop of dot
// products over as many vectors of 384: what a search by meaning does at the very least. By words alone, and by both.
import { createLexicalAssistant } from '../../apps/server/src/adapters/assistant/lexical-assistant.ts'
import type { Meaning } from '../../apps/server/src/adapters/assistant/meaning.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { corpus } from './corpus.ts'
import { answerable } from './questions.ts'

const wanted = 20_000
const known = corpus.flatMap(({ passages }) => passages)
const passagesOfDocument = 50
const documents = Array.from({ length: wanted / passagesOfDocument }, (_, at) => ({
  id: `document ${at}`,
  title: `Product ${at}`,
  passages: Array.from({ length: passagesOfDocument }, (_each, nth) => {
    const { heading, text } = known[(at * passagesOfDocument + nth) % known.length] ?? { heading: '', text: '' }
    return { heading, text: `${text} Clause ${at}.${nth}.` }
  }),
}))

const assistant = createLexicalAssistant()
const find = (question: string, meaning?: Meaning) =>
  assistant.find(question, documents, async () => documents, meaning)
const vectors = new Float32Array(wanted * 384).map((_, at) => Math.sin(at))

function bareLoop(asked: Float32Array): number {
  let best = -Infinity
  for (let row = 0; row < wanted; row++) {
    let sum = 0
    for (let column = 0; column < 384; column++) sum += (vectors[row * 384 + column] ?? 0) * (asked[column] ?? 0)
    if (sum > best) best = sum
  }
  return best
}

/** As they are kept: of each document apart. */
const ofDocument = new Map(
  documents.map(({ id }, at) => {
    const each = passagesOfDocument * 384
    return [id, vectors.slice(at * each, (at + 1) * each)]
  }),
)

const questions = answerable.slice(0, 20).map(([question]) => question)
await find(questions[0] ?? '')
const ours: number[] = []
const byMeaning: number[] = []
const bare: number[] = []
let kept = 0
for (const [nth, question] of questions.entries()) {
  let start = performance.now()
  await find(question)
  ours.push(performance.now() - start)
  const asked = vectors.slice(nth * 384, (nth + 1) * 384)
  start = performance.now()
  await find(question, { question: asked, ofDocument: (id) => ofDocument.get(id) })
  byMeaning.push(performance.now() - start)
  start = performance.now()
  kept += bareLoop(asked)
  bare.push(performance.now() - start)
}
if (Number.isNaN(kept)) throw new Error('The loop summed nothing')
report({
  name: 'assistant/question-in-20000',
  unit: 'ms',
  ours: middleOf(ours),
  limit: middleOf(bare),
  goal: { atMost: 1.5 },
})
report({
  name: 'assistant/question-in-20000-by-meaning',
  unit: 'ms',
  ours: middleOf(byMeaning),
  limit: middleOf(bare),
  goal: { atMost: 1.5 },
})
