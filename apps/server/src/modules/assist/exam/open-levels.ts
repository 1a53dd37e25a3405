import type { exam } from '@coverwright/contract/assist/exam'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { type AppMemberRow, getAppMemberInCompany } from '../app-member/index.ts'
import { countQuestions, type ExamLevelRow, examLevels, foldersOf } from '../exam-level/index.ts'
import { readableFolders } from '../product-talk/index.ts'
import { asOfNow } from './internal.ts'
import { examStandings, exams } from './tables.ts'

const hourMs = 60 * 60_000

/** Published, and of folders all of which they may read: nobody is examined in what they cannot look up. */
export async function levelsOpenTo(tx: ReadTx, member: AppMemberRow) {
  const levels = await tx
    .select()
    .from(examLevels)
    .where(eq(examLevels.state, 'published'))
    .orderBy(asc(examLevels.name))
  const folders = await foldersOf(
    tx,
    levels.map(({ id }) => id),
  )
  const readable = new Set((await readableFolders(tx, member)).map(({ id }) => id))
  return levels.flatMap((level) => {
    const own = folders.get(level.id) ?? []
    return own.length > 0 && own.every(({ id }) => readable.has(id)) ? [{ level, folders: own }] : []
  })
}

/** How often they may still try, and from when. */
export function roomFor({ retakes, waitHours }: ExamLevelRow, standing: Standing | undefined, now: Date) {
  const attempts = standing?.attempts ?? 0
  const next = standing && new Date(standing.lastEndedAt.getTime() + waitHours * hourMs)
  return {
    attempts,
    attemptsLeft: retakes === null ? null : Math.max(0, 1 + retakes - attempts),
    opensAt: next && next > now ? next : null,
  }
}

type Standing = typeof examStandings.$inferSelect

export async function standingIn(tx: ReadTx, levelIds: readonly string[], memberId: string) {
  if (levelIds.length === 0) return new Map<string, Standing>()
  const rows = await tx
    .select()
    .from(examStandings)
    .where(and(inArray(examStandings.levelId, [...levelIds]), eq(examStandings.memberId, memberId)))
  return new Map(rows.map((row) => [row.levelId, row]))
}

export const getOpenLevels: HandlerOf<typeof exam, 'getOpenLevels'> = async ({ tx, actor, now }) => {
  const { memberId } = actor
  const open = await levelsOpenTo(tx, await getAppMemberInCompany(tx, memberId))
  const ids = open.map(({ level }) => level.id)
  const [standings, counts] = [await standingIn(tx, ids, memberId), await countQuestions(tx, ids)]
  const [row] = await tx
    .select()
    .from(exams)
    .where(and(eq(exams.memberId, memberId), eq(exams.state, 'sitting')))
  const sitting = row && asOfNow(row, now, true).state === 'sitting' ? row : undefined
  return open.map(({ level, folders }) => {
    const standing = standings.get(level.id)
    const { attempts, attemptsLeft, opensAt } = roomFor(level, standing, now)
    return {
      id: level.id,
      name: level.name,
      folderNames: folders.map(({ name }) => name),
      accuracy: level.accuracy,
      minutes: level.minutes,
      questions: level.questions,
      attempts,
      attemptsLeft,
      opensAt: opensAt?.toISOString() ?? null,
      bestPercent: standing?.bestPercent ?? null,
      isPassed: Boolean(standing?.passedAt),
      sittingId: sitting?.levelId === level.id ? sitting.id : null,
      isReady: (counts.get(level.id)?.approved ?? 0) >= level.questions,
      hasLeaderboard: level.hasLeaderboard,
    }
  })
}
