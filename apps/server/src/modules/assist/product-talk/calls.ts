import type { productTalk } from '@coverwright/contract/assist/product-talk'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { ask, askPerson, listQuestions, rateAnswer } from './ask.ts'
import { endTalk, getSource, getTalk } from './get-talk.ts'
import { openLink, renewLink } from './open-link.ts'
import { getTrialAnswer, getTrialSuggestions, listReport } from './report.ts'

export const productTalkCalls: HandlersOf<typeof productTalk> = {
  openLink,
  renewLink,
  getTalk,
  ask,
  listQuestions,
  rateAnswer,
  askPerson,
  getSource,
  endTalk,
  getTrialAnswer,
  getTrialSuggestions,
  listReport,
}
