import { expect, test } from 'vitest'
import { z } from 'zod'
import { bodyModel } from '../body/body.ts'
import { sampleBody } from '../body/sample-body.ts'
import { version1Body } from '../body/test/version-1-body.ts'
import { version2Body } from '../body/test/version-2-body.ts'
import { componentModel } from '../component/component.ts'
import { version1Component } from '../component/test/version-1-component.ts'
import { sampleShell } from '../page/sample-shell.ts'
import { shellModel } from '../page/shell.ts'
import { version1Shell } from '../page/test/version-1-shell.ts'
import { templateModel } from '../template/template-content.ts'
import { version1Template } from '../template/test/version-1-template.ts'
import { model, type Stored } from './model.ts'

/** One of every version that was ever stored, oldest first. A new version adds its own; none is taken out. */
const stored = [
  { model: bodyModel, versions: [version1Body, version2Body, sampleBody] },
  { model: shellModel, versions: [version1Shell, sampleShell] },
  { model: componentModel, versions: [version1Component] },
  { model: templateModel, versions: [version1Template] },
]

test.each(stored)(
  '$model.name: every version that was ever stored is read as today has it',
  ({ model: of, versions }) => {
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: of.version }, (_, at) => at + 1))
    expect(Object.keys(of.upgrades).map(Number)).toEqual(Array.from({ length: of.version - 1 }, (_, at) => at + 1))
    for (const each of versions) expect(of.parse(structuredClone(each))).toMatchObject({ version: of.version })
  },
)

test.each(stored)('$model.name: a version from the future is refused, not guessed at', ({ model: of, versions }) => {
  expect(() => of.parse({ ...versions.at(-1), version: of.version + 1 })).toThrow('Too big')
})

const rung = (at: number) => (before: Stored) => ({ ...before, steps: [...(before['steps'] as number[]), at] })

test('a ladder is climbed rung by rung, and one that lacks a rung says which', () => {
  const schema = z.strictObject({ version: z.literal(3), steps: z.array(z.number()) })
  const whole = model({ name: 'ladder', version: 3, schema, upgrades: { 1: rung(1), 2: rung(2) } })
  expect(whole.parse({ version: 1, steps: [] })).toEqual({ version: 3, steps: [1, 2] })
  const broken = model({ name: 'ladder', version: 3, schema, upgrades: { 1: rung(1) } })
  expect(() => broken.parse({ version: 1, steps: [] })).toThrow('Nothing leads on from version 2 of the ladder')
})
