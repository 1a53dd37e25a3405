import { readArtefact } from '@coverwright/domain/build/rating/artefact'
import { compileProgram } from '@coverwright/domain/build/rating/compile-program'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { quote } from '@coverwright/domain/build/rating/quote'
import type { RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import { motorProgramme } from '@coverwright/domain/build/rating/samples/motor-programme'
import { postcodeAreas } from '@coverwright/domain/build/rating/samples/postcode-areas'
import { sequence } from '@coverwright/domain/build/rating/samples/sequence'
import { sha256 } from '@coverwright/domain/build/rating/sha256'
import { traceOf } from '@coverwright/domain/build/rating/trace'
import { writeArtefact } from '@coverwright/domain/build/rating/write-artefact'

type Next = ReturnType<typeof sequence>

const oneOf = <T>(next: Next, values: readonly [T, ...T[]]): T => values[next(0, values.length - 1)] ?? values[0]
const several = <T>(next: Next, least: number, most: number, make: () => T): T[] =>
  Array.from({ length: next(least, most) }, make)
const day = (next: Next, first: number, last: number) =>
  `${next(first, last)}-${String(next(1, 12)).padStart(2, '0')}-${String(next(1, 28)).padStart(2, '0')}`

/** Somebody who wants a car insured. */
const answersOf = (next: Next) => ({
  cover: oneOf(next, ['Comprehensive', 'Third party, fire and theft', 'Third party']),
  vehicleGroup: next(1, 50),
  vehicleValue: next(100, 250_000),
  postcodeArea: postcodeAreas[next(0, postcodeAreas.length - 1)] ?? 'BS',
  annualMiles: next(0, 60_000),
  noClaimsYears: next(0, 20),
  use: oneOf(next, ['Social', 'Commuting', 'Business']),
  voluntaryExcess: next(0, 1000),
  wantsBreakdown: next(0, 1) === 1,
  wantsPersonalAccident: next(0, 1) === 1,
  couponPercent: `${next(0, 19)}.${next(0, 9)}`,
  drivers: several(next, 1, 5, () => ({ birthDate: day(next, 1940, 2005), licenceYears: next(0, 40) })),
  claims: several(next, 0, 4, () => ({
    isFault: next(0, 1) === 1,
    cost: `${next(0, 30_000)}.${next(10, 99)}`,
    claimDate: day(next, 2018, 2024),
  })),
  convictions: several(next, 0, 3, () => ({
    code: oneOf(next, ['SP30', 'SP50', 'CU80', 'IN10', 'DR10', 'TS10']),
    points: next(0, 6),
  })),
})

/** With results that have no end, whose last digits the doubles of two engines would not share. */
const withFunctions = (program: RatingProgram): RatingProgram => ({
  ...program,
  steps: [
    { kind: 'formula', name: 'curve', formula: 'EXP(vehicleGroup / 7) + LN(vehicleValue) + SQRT(annualMiles)' },
    { kind: 'formula', name: 'bent', formula: 'POWER(1 + vehicleValue / 3, noClaimsYears / 7 - 1) * 1000000' },
    ...program.steps,
  ],
})

/** The compiled program's hash, then a line for each quote with its whole explanation. */
export function quoteMany(seed: number, count: number): string {
  const { compiled } = compileProgram(withFunctions(motorProgramme()))
  if (!compiled) throw new Error('The sample does not compile')
  const artefact = writeArtefact(compiled)
  const program = loadProgram(readArtefact(artefact))
  const next = sequence(seed)
  const lines = Array.from({ length: count }, () =>
    JSON.stringify(quote(program, answersOf(next), { startDate: day(next, 2025, 2026), trace: traceOf })),
  )
  return [sha256(artefact), ...lines].join('\n')
}
