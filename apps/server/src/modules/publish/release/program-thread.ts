import { checkBody } from '@coverwright/domain/build/body/check-body'
import type { Problem } from '@coverwright/domain/build/body/problem'
import { ratingProgramOf } from '@coverwright/domain/build/body/rating-program-of'
import { checkFlow } from '@coverwright/domain/build/flow/check-flow'
import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { writeArtefact } from '@coverwright/domain/build/rating/write-artefact'
import type { Missing, ReadinessArea } from '@coverwright/domain/publish/publisher/readiness'
import { unpackTables } from '../../../adapters/spreadsheets/packed-tables.ts'
import { doTasks } from '../../../platform/threads/do-tasks.ts'
import type { ProgramTasks } from './program-tasks.ts'

const inArea = (area: ReadinessArea, problems: readonly Problem[]) =>
  problems.map(({ message, path }): Missing => ({ area, message, path: [...path] }))

doTasks<ProgramTasks>({
  check({ body, shell, tables: packed, settings, today, isOwnBody }) {
    const tables = unpackTables(packed)
    return [
      ...(isOwnBody ? inArea('body', checkBody(body, settings, today, tables)) : []),
      ...(shell ? inArea('shell', checkFlow(shell, body, tables)) : []),
    ]
  },
  compile({ body, tables }) {
    const { compiled } = compileProgram(ratingProgramOf(body, unpackTables(tables)))
    if (!compiled) throw new Error('A product was found complete whose rating does not compile')
    return { programHash: compiled.hash, artefact: writeArtefact(compiled) }
  },
})
