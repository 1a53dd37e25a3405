import { checkBody } from '@coverwright/domain/build/body/check-body'
import { nameOfPlace } from '@coverwright/domain/build/body/name-of-place'
import type { Problem } from '@coverwright/domain/build/body/problem'
import { ratingProgramOf } from '@coverwright/domain/build/body/rating-program-of'
import { checkFlow } from '@coverwright/domain/build/flow/check-flow'
import { readArtefact } from '@coverwright/domain/build/rating/artefact'
import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { writeArtefact } from '@coverwright/domain/build/rating/write-artefact'
import { runCases } from '@coverwright/domain/build/test-case/run-cases'
import type { Missing, ReadinessArea } from '@coverwright/domain/publish/publisher/readiness'
import { unpackTables } from '../../../adapters/spreadsheets/packed-tables.ts'
import { doTasks } from '../../../platform/threads/do-tasks.ts'
import type { ProgramTasks } from './program-tasks.ts'

const inArea = (area: ReadinessArea, problems: readonly Problem[], document: unknown) =>
  problems.map(({ message, many, path }): Missing => {
    const where = nameOfPlace(document, path)
    return { area, message, path: [...path], ...(many && { many }), ...(where && { where }) }
  })

doTasks<ProgramTasks>({
  check({ body, shell, tables: packed, connectors, events, settings, today, isOwnBody }) {
    const tables = unpackTables(packed)
    return [
      ...(isOwnBody ? inArea('body', checkBody(body, settings, today, tables), body) : []),
      ...(shell ? inArea('shell', checkFlow(shell, body, tables, { connectors, events }), shell) : []),
    ]
  },
  compile({ body, tables }) {
    const { compiled } = compileProgram(ratingProgramOf(body, unpackTables(tables)))
    if (!compiled) throw new Error('A product was found complete whose rating does not compile')
    return { programHash: compiled.hash, artefact: writeArtefact(compiled) }
  },
  run: ({ artefact, questions }) => runCases(loadProgram(readArtefact(artefact)), questions),
})
