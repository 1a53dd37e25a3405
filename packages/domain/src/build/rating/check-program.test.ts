import { expect, test } from 'vitest'
import { checkProgram } from './check-program.ts'
import { compileProgram } from './compile-program.ts'
import { motorProgramme } from './samples/motor-programme.ts'
import { petProgramme } from './samples/pet-programme.ts'
import { aProgram, aTable } from './test/a-program.ts'

const errors = ({ problems }: { problems: readonly { severity: string }[] }) =>
  problems.filter(({ severity }) => severity === 'error')
const rates = aTable([{ when: [null, null], results: ['1.25'] }])

test('each step may name what the steps before it gave', () => {
  const program = aProgram({
    tables: [rates],
    steps: [
      { kind: 'lookup', table: 'rates', as: { rate: 'factor' } },
      { kind: 'formula', name: 'twice', formula: 'factor * 2' },
      { kind: 'premium', name: 'basic', formula: 'value * twice' },
      { kind: 'discount', name: 'less', percent: '10' },
    ],
  })
  const { names, knownBefore, problems, groups } = checkProgram(program)
  const known = (step: number) => names.slice(0, knownBefore[step]).map(({ name }) => name)
  expect(problems).toEqual([])
  expect(groups).toEqual(['pets'])
  expect(known(0)).toEqual(['coverStart', 'plan', 'value', 'pets.age'])
  expect(known(1).slice(4)).toEqual(['factor'])
  expect(known(3).slice(4)).toEqual(['factor', 'twice', 'basic', 'premium'])
  expect(names.find(({ name }) => name === 'plan')).toMatchObject({ kind: 'text', options: ['Basic', 'Full'] })
  expect(names.find(({ name }) => name === 'factor')).toMatchObject({ kind: 'number', decimals: 4 })
})

test('tells which results nothing reads', () => {
  const { unused } = checkProgram(
    aProgram({
      tables: [rates],
      steps: [
        { kind: 'lookup', table: 'rates' },
        { kind: 'formula', name: 'idle', formula: '1' },
        { kind: 'formula', name: 'load', formula: '2' },
        { kind: 'premium', name: 'basic', formula: 'value * load' },
      ],
    }),
  )
  expect([...unused]).toEqual([
    [0, ['rate']],
    [1, ['idle']],
  ])
})

test.each([petProgramme(), motorProgramme()])(
  'finds in $name what compiling finds before it builds tables',
  (program) => {
    const broken = { ...program, steps: program.steps.toSpliced(2, 1), rules: program.rules.slice(1) }
    for (const each of [program, broken]) {
      expect(errors(checkProgram(each))).toEqual(errors(compileProgram(each)))
    }
  },
)
