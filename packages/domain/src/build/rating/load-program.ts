import type { CompiledProgram } from './compiled-program.ts'
import { type LoadedProgram, loadEngine } from './load-engine.ts'
import { runFunction } from './run-function.ts'

export type { LoadedProgram } from './load-engine.ts'

/** With every function that formulas have. */
export const loadProgram = (program: CompiledProgram): LoadedProgram => loadEngine(program, runFunction)
