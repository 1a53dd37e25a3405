import type { examQuestion } from '@coverwright/contract/assist/exam-question'
import { makeQuestions } from '@coverwright/domain/assist/exam-question/make-questions'
import { goOut } from '../../../platform/http/handlers.ts'
import { lockLevelInCompany } from './internal.ts'
import { keepProposed, keyOf, readSources } from './keep-proposed.ts'

/** The documents are gone through in no transaction: several hundred pages take a moment. */
export const proposeQuestions = goOut<typeof examQuestion, 'proposeQuestions'>()({
  read: async ({ tx }, { levelId, count }) => ({ levelId, count, ...(await readSources(tx, levelId)) }),
  act: async ({ files, known }) => {
    const have = new Set(known.map(({ key }) => key))
    return makeQuestions(files).filter((made) => !have.has(keyOf(made)))
  },
  settle: async ({ tx, audit }, { levelId, count, files }, possible) => {
    const { name } = await lockLevelInCompany(tx, levelId)
    const { made, tried } = await keepProposed(tx, levelId, { files, possible, most: count })
    await audit(levelId, { name, made })
    return { made, left: possible.length - tried }
  },
})
