import type { codeTrial } from '@coverwright/contract/sell/code-trial'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { tryCode } from './try-code.ts'

export const codeTrialCalls: HandlersOf<typeof codeTrial> = { tryCode }
