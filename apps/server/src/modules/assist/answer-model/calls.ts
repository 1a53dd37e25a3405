import type { answerModel } from '@coverwright/contract/assist/answer-model'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { changeModel, getModel } from './settings.ts'

export const answerModelCalls: HandlersOf<typeof answerModel> = { getModel, changeModel }
