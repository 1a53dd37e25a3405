import type { examQuestion } from '@coverwright/contract/assist/exam-question'
import { checkWritten, passagesToSend } from '@coverwright/domain/assist/exam-question/check-written'
import { writeQuestions as writing } from '../../../adapters/assistant/tasks/write-questions.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { haveWritten, requireModel } from '../answer-model/index.ts'
import { lockLevelInCompany } from './internal.ts'
import { keepProposed, keyOf, readSources } from './keep-proposed.ts'

/** Proposed like those that rules make: nobody is asked one that no person approved. */
export const writeQuestions = goOut<typeof examQuestion, 'writeQuestions'>()({
  read: async ({ tx, ports }, { levelId, count }) => {
    const sources = await readSources(tx, levelId)
    await requireModel(tx, ports.model, 'questions')
    return { levelId, count, ...sources }
  },
  act: async ({ files, known, count }, outside) => {
    const sent = passagesToSend(files, known)
    if (sent.length === 0) return { written: 0, possible: [] }
    const written = await haveWritten(outside, writing(count, sent))
    const have = new Set(known.map(({ key }) => key))
    return { written: written.length, possible: checkWritten(sent, written).filter((made) => !have.has(keyOf(made))) }
  },
  settle: async ({ tx, audit }, { levelId, count, files }, { written, possible }) => {
    const { name } = await lockLevelInCompany(tx, levelId)
    const { made } = await keepProposed(tx, levelId, { files, possible, most: count })
    await audit(levelId, { name, made })
    return { made, dropped: Math.min(written, count) - made }
  },
})
