import type { pricing } from '@coverwright/contract/build/pricing'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getContent } from './internal.ts'
import { runTask } from './table-task.ts'

export const compareVersions: HandlerOf<typeof pricing, 'compareVersions'> = async ({ tx }, { before, after }) =>
  runTask('compare', { before: await getContent(tx, before), after: await getContent(tx, after) })
