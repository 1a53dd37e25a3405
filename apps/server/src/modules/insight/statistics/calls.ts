import type { dashboard } from '@coverwright/contract/insight/dashboard'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getKeyFigures } from './get-key-figures.ts'

export const keyFiguresCalls: Pick<HandlersOf<typeof dashboard>, 'getKeyFigures'> = { getKeyFigures }
