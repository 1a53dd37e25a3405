import { readArtefact } from '@coverwright/domain/build/rating/artefact'
import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { writeArtefact } from '@coverwright/domain/build/rating/write-artefact'
import { report } from '../result.ts'
import { milliseconds } from './measure.ts'
import { compiledQuoteProgram, quoteCase, quoteProgram } from './quote-program.ts'

const of = quoteCase(100_000)
const program = quoteProgram(of)
const bytes = writeArtefact(compiledQuoteProgram(of))

report({
  name: 'rating/activate 100k rows',
  unit: 'CPU-ms',
  ours: milliseconds(() => compileProgram(program)),
  limit: 500,
  goal: { atMost: 1 },
})
report({
  name: 'rating/artefact of 100k rows',
  unit: 'bytes',
  ours: bytes.length,
  limit: 2 * 1024 * 1024,
  goal: { atMost: 1 },
})
report({
  name: 'rating/load 100k rows',
  unit: 'CPU-ms',
  ours: milliseconds(() => loadProgram(readArtefact(bytes)), 21),
  limit: 10,
  goal: { atMost: 1 },
})
