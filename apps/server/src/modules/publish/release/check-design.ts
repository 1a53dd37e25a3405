import { createHash } from 'node:crypto'
import type { Outcome } from '@coverwright/domain/build/test-case/run-cases'
import { fail } from '@coverwright/domain/errors'
import type { Missing } from '@coverwright/domain/publish/publisher/readiness'
import { TooManyInLine } from '../../../platform/threads/take-turns.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { type Design, type ProgramTasks, runProgramTask, takeProgramTurn } from './program-tasks.ts'

const mostKept = 500
const kept = new Map<string, Promise<readonly Missing[]>>()
/** What took too long is not tried again at every press; a machine that was busy is no reason to refuse for good. */
const refusedForMs = 60_000

/** What is wrong with a design, worked out once for the same content. That it takes too much is a problem like others. */
export function checkDesign(companyId: string, design: Design): Promise<readonly Missing[]> {
  const key = hashOf(companyId, design)
  const known = kept.get(key)
  if (known) return known
  const forget = () => kept.delete(key)
  const found = inTurn(companyId, () => runProgramTask('check', design)).catch((error: unknown): Missing[] => {
    if (!(error instanceof TaskRefused)) {
      forget()
      throw error
    }
    setTimeout(forget, refusedForMs).unref()
    return [{ area: 'body', message: error.message, path: ['rating'] }]
  })
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, found)
  return found
}

/** A design that was checked, ready to be sold from. */
export const compileDesign = (companyId: string, design: ProgramTasks['compile']['input']) =>
  inTurn(companyId, () => runProgramTask('compile', design)).catch((error: unknown) => {
    if (error instanceof TaskRefused) return fail('product.incomplete', { 'missing.0': error.message })
    throw error
  })

/** What a release answers to test cases: a program that takes too long with them answers none of them. */
export const runRelease = (companyId: string, input: ProgramTasks['run']['input']): Promise<readonly Outcome[]> =>
  inTurn(companyId, () => runProgramTask('run', input)).catch((error: unknown) => {
    if (!(error instanceof TaskRefused)) throw error
    return input.questions.map(() => ({ decision: null, message: error.message }))
  })

async function inTurn<T>(companyId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await takeProgramTurn(companyId, work)
  } catch (error) {
    if (error instanceof TooManyInLine) return fail('too-many-of-yours')
    throw error
  }
}

function hashOf(companyId: string, { tables, ...design }: Design): string {
  const hash = createHash('sha256').update(JSON.stringify([companyId, design]))
  for (const { name, shape, editions } of tables) {
    hash.update(JSON.stringify([name, shape, editions.map(({ from, to }) => [from, to])]))
    for (const { rows } of editions)
      hash.update(
        createHash('sha256')
          .update(rows ?? '')
          .digest(),
      )
  }
  return hash.digest('base64')
}
