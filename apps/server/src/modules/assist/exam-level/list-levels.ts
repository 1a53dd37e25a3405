import type { examLevel } from '@coverwright/contract/assist/exam-level'
import { and, eq } from 'drizzle-orm'
import { contains, selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getLevelInCompany, toLevel, toLevels } from './internal.ts'
import { examLevels } from './tables.ts'

export const listLevels: HandlerOf<typeof examLevel, 'listLevels'> = async ({ tx }, { search, state }, paging) => {
  const fitting = and(contains(examLevels.name, search), state && eq(examLevels.state, state))
  const { items, ...page } = await selectPage(tx, examLevels, fitting, paging)
  return { items: await toLevels(tx, items), ...page }
}

export const getLevel: HandlerOf<typeof examLevel, 'getLevel'> = async ({ tx }, { id }) =>
  toLevel(tx, await getLevelInCompany(tx, id))
