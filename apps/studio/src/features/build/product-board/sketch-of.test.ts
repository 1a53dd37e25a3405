import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { Shell } from '@coverwright/domain/build/page/shell'
import { expect, test } from 'vitest'
import { sketch, sketchOf } from './sketch-of.ts'

const [first] = Shell.parse(sampleShell).pages
const showing = (...types: string[]) => {
  const inside = types.map((type, at) => ({ type, props: { id: `b${at}` } }))
  const content = [{ type: 'Main', props: { id: 'main', content: inside } }]
  return { pages: first ? [{ ...first, content }] : [] }
}

test('the blocks of the first page are drawn one under the other, not the boxes around them', () => {
  expect(sketchOf(showing('Hero', 'Features', 'Text'))).toEqual([
    { shape: 'hero', top: 11, height: 36 },
    { shape: 'columns', top: 47, height: 22 },
    { shape: 'lines', top: 69, height: 14 },
  ])
})

test('what has no room is cut off above the footer', () => {
  const bands = sketchOf(showing('Hero', 'PlanPicker', 'Questions', 'Faq', 'Text'))
  expect(bands.map(({ shape }) => shape)).toEqual(['hero', 'cards', 'form'])
  const last = bands.at(-1)
  expect((last?.top ?? 0) + (last?.height ?? 0)).toBe(sketch.height - sketch.footer)
})

test('a site without pages has nothing to draw', () => expect(sketchOf({ pages: [] })).toEqual([]))
