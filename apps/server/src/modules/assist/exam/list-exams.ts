import type { exam } from '@coverwright/contract/assist/exam'
import { examLimits } from '@coverwright/domain/assist/exam-limits'
import { fail } from '@coverwright/domain/errors'
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { appMembers, getAppMemberInCompany } from '../app-member/index.ts'
import { getLevelInCompany, levelNames } from '../exam-level/index.ts'
import { asOfNow, toSummary } from './internal.ts'
import { levelsOpenTo } from './open-levels.ts'
import { examStandings, exams } from './tables.ts'

export const listOwnExams: HandlerOf<typeof exam, 'listOwnExams'> = async ({ tx, actor, now }, _filter, paging) => {
  const { name } = await getAppMemberInCompany(tx, actor.memberId)
  const { items, ...page } = await selectPage(tx, exams, eq(exams.memberId, actor.memberId), paging)
  return { items: items.map((row) => toSummary(asOfNow(row, now, true), name)), ...page }
}

export const listExams: HandlerOf<typeof exam, 'listExams'> = async ({ tx, now }, { levelId, memberId }, paging) => {
  if (levelId) await getLevelInCompany(tx, levelId)
  if (memberId) await getAppMemberInCompany(tx, memberId)
  const fitting = and(
    isNotNull(exams.memberId),
    levelId ? eq(exams.levelId, levelId) : undefined,
    memberId ? eq(exams.memberId, memberId) : undefined,
  )
  const { items, ...page } = await selectPage(tx, exams, fitting, paging)
  const names = await memberNames(
    tx,
    items.flatMap((row) => row.memberId ?? []),
  )
  return {
    items: items.map((row) => toSummary(asOfNow(row, now, true), names.get(row.memberId ?? '') ?? '')),
    ...page,
  }
}

export const listStandings: HandlerOf<typeof exam, 'listStandings'> = async ({ tx }, { levelId }, paging) => {
  if (levelId) await getLevelInCompany(tx, levelId)
  const fitting = levelId ? eq(examStandings.levelId, levelId) : undefined
  const { items, ...page } = await selectPage(tx, examStandings, fitting, paging)
  const levels = await levelNames(tx, [...new Set(items.map((row) => row.levelId))])
  const names = await memberNames(
    tx,
    items.map(({ memberId }) => memberId),
  )
  return {
    items: items.map((row) => ({
      id: row.id,
      levelId: row.levelId,
      levelName: levels.get(row.levelId) ?? '',
      memberId: row.memberId,
      memberName: names.get(row.memberId) ?? '',
      attempts: row.attempts,
      bestPercent: row.bestPercent,
      passedAt: row.passedAt?.toISOString() ?? null,
      lastEndedAt: row.lastEndedAt.toISOString(),
    })),
    ...page,
  }
}

/** The best of a level, of equals who was there first; nobody where the company has switched it off. */
export const getLeaders: HandlerOf<typeof exam, 'getLeaders'> = async ({ tx, actor }, { levelId }) => {
  const open = await levelsOpenTo(tx, await getAppMemberInCompany(tx, actor.memberId))
  const { level } = open.find((each) => each.level.id === levelId) ?? fail('exam-level.not-found')
  if (!level.hasLeaderboard) return []
  const rows = await tx
    .select({ memberId: examStandings.memberId, percent: examStandings.bestPercent })
    .from(examStandings)
    .where(eq(examStandings.levelId, levelId))
    .orderBy(desc(examStandings.bestPercent), asc(examStandings.bestAt), asc(examStandings.id))
    .limit(examLimits.leaders)
  const names = await memberNames(
    tx,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map(({ memberId, percent }) => ({
    name: names.get(memberId) ?? '',
    percent,
    isYou: memberId === actor.memberId,
  }))
}

async function memberNames(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: appMembers.id, name: appMembers.name })
    .from(appMembers)
    .where(inArray(appMembers.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
