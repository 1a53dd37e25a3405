// The same questions where the search by meaning was brought to this machine (`npm run assistant`), and what one costs against
// putting it into numbers and nothing else.
import { findModel } from '../../apps/server/src/adapters/assistant/brought-model.ts'
import { createLexicalAssistant } from '../../apps/server/src/adapters/assistant/lexical-assistant.ts'
import { loadModel } from '../../apps/server/src/adapters/assistant/load-model.ts'
import { createLocalEmbedder } from '../../apps/server/src/adapters/assistant/local-embedder.ts'
import { embeddedText } from '../../apps/server/src/modules/assist/hub-folder/embedded-text.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { type BenchDocument, corpus } from './corpus.ts'
import { measureAnswers } from './measure-answers.ts'
import { answerable } from './questions.ts'

const load = async (ids: readonly string[]) => corpus.filter(({ id }) => ids.includes(id))
const { DATA_DIR } = readConfig(process.env)
const found = await findModel(DATA_DIR)
if (found.is === 'whole') await measure(found.home)
else console.log('The search by meaning was not brought here: npm run assistant')

async function measure(home: string) {
  // However busy the machine is: what is measured is what it finds.
  const embedder = createLocalEmbedder(home, undefined, { deadlineMs: 60_000 })
  const numbersOf = async ({ title, passages }: BenchDocument) => {
    const vectors = await embedder.embedPassages(passages.map((passage) => embeddedText({ title, ...passage })))
    return vectors ?? failed()
  }
  const vectors = new Map<string, Float32Array>()
  for (const document of corpus) vectors.set(document.id, await numbersOf(document))
  const assistant = createLexicalAssistant()
  const ask = async (text: string) => {
    const question = (await embedder.embedQuestion(text, 'bench')) ?? failed()
    return assistant.find(text, corpus, load, { question, ofDocument: (id) => vectors.get(id) })
  }
  await measureAnswers('-by-meaning', ask, 0.85)

  const embed = await loadModel(home)
  const questions = answerable.slice(0, 30).map(([question]) => question)
  await embed(questions.slice(0, 3))
  const [ours, bare]: [number[], number[]] = [[], []]
  for (const question of questions) {
    ours.push(await workOf(() => ask(question)))
    bare.push(await workOf(() => embed([question])))
  }
  report({
    name: 'assistant/question-to-bare-embedding',
    unit: 'ms of a processor',
    ours: middleOf(ours),
    limit: middleOf(bare),
    goal: { atMost: 2 },
  })
}

/** Of all threads together. */
async function workOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function failed(): never {
  throw new Error('Nothing was put into numbers')
}
