import { ratingAnswers } from '@coverwright/domain/build/body/rating-answers'
import { readArtefact } from '@coverwright/domain/build/rating/artefact'
import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { type LoadedProgram, loadProgram } from '@coverwright/domain/build/rating/load-program'
import type { Problem } from '@coverwright/domain/build/rating/problem'
import { quote } from '@coverwright/domain/build/rating/quote'
import { RatingError } from '@coverwright/domain/build/rating/rating-error'
import type { RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { traceOf } from '@coverwright/domain/build/rating/trace'
import { answered, type Outcome, runCases, type TestQuestion } from '@coverwright/domain/build/test-case/run-cases'
import type { Probe, SlimProgram, TestResult } from './protocol.ts'

/** No data name looks like this, so that none is taken. */
const probeName = '_probe'

/** Quotes from programs that are still being written, with the engine that quotes from published ones. */
export class RatingDesk {
  private readonly tables = new Map<string, RatingTable>()
  private baseline: LoadedProgram | null = null
  private last: { key: string; loaded: LoadedProgram | null; problems: readonly Problem[] } | null = null

  setTables(tables: readonly RatingTable[]) {
    this.tables.clear()
    for (const table of tables) this.tables.set(table.name, table)
    this.last = null
  }

  quote(slim: SlimProgram, { values, startDate }: TestQuestion, probe: Probe | null, clock: () => number): TestResult {
    const { loaded, problems } = this.load(slim, probe)
    if (!loaded) {
      // A formula that is wrong must not take the rest of the quote with it.
      return probe ? this.quote(slim, { values, startDate }, null, clock) : { kind: 'problems', problems }
    }
    const began = clock()
    try {
      const made = quote(loaded, ratingAnswers(loaded, answered(values)), { startDate, trace: traceOf })
      const probed = made.trace?.filter(({ step }) => step === probeName).map(({ value }) => value)
      return {
        kind: 'quote',
        quote: { ...made, trace: made.trace?.filter(({ step }) => step !== probeName) ?? null },
        probe: probe && probed ? probed : null,
        tookMs: clock() - began,
      }
    } catch (error) {
      return { kind: 'failure', failure: failureOf(error) }
    }
  }

  run(slim: SlimProgram, questions: readonly TestQuestion[], onDone: (done: number) => void): Outcome[] {
    const { loaded, problems } = this.load(slim, null)
    if (!loaded) return questions.map(() => ({ decision: null, message: problems[0]?.message ?? '' }))
    return runCases(loaded, questions, onDone)
  }

  /** A program that was published, as it was compiled then. */
  setBaseline(bytes: Uint8Array) {
    this.baseline = loadProgram(readArtefact(bytes))
  }

  runBaseline(questions: readonly TestQuestion[], onDone: (done: number) => void): Outcome[] {
    if (!this.baseline) throw new Error('There is nothing to compare with')
    return runCases(this.baseline, questions, onDone)
  }

  private load(slim: SlimProgram, probe: Probe | null) {
    const key = JSON.stringify([slim, probe])
    if (this.last?.key === key) return this.last
    const { compiled, problems } = compileProgram(this.whole(slim, probe))
    const errors = problems.filter(({ severity }) => severity === 'error')
    this.last = { key, loaded: compiled && loadProgram(compiled), problems: errors }
    return this.last
  }

  private whole(slim: SlimProgram, probe: Probe | null): RatingProgram {
    const tables = slim.tables.flatMap((name) => this.tables.get(name) ?? [])
    if (!probe) return { ...slim, tables }
    const per = probe.per === null ? {} : { per: probe.per }
    const step = { kind: 'formula', name: probeName, formula: probe.formula, ...per } as const
    return { ...slim, tables, steps: slim.steps.toSpliced(probe.position, 0, step) }
  }
}

function failureOf(error: unknown) {
  if (!(error instanceof RatingError)) throw error
  return { code: error.code, message: error.message, place: error.place }
}
