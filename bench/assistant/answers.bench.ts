// Questions answered by words alone, as they are everywhere.
import { createLexicalAssistant } from '../../apps/server/src/adapters/assistant/lexical-assistant.ts'
import { corpus } from './corpus.ts'
import { measureAnswers } from './measure-answers.ts'

const assistant = createLexicalAssistant()
await measureAnswers(
  '',
  (question) => assistant.find(question, corpus, async (ids) => corpus.filter(({ id }) => ids.includes(id))),
  0.75,
)
