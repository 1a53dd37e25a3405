import { expect, test } from 'vitest'
import { lineIn } from './line-in.ts'

test.each([
  ['Trip cover', 'travel'],
  ['Holiday Plus', 'travel'],
  ['Motorbike', 'motorbike'],
  ['Motor Comprehensive', 'car'],
  ['Dogs and Cats', 'pet'],
  ['Van and car', undefined],
  ['Harbour Boat', undefined],
  ['Caravan', undefined],
  ['Reiseschutz', 'travel'],
  ['Hundeversicherung Plus', 'pet'],
  ['Motorradversicherung', 'motorbike'],
  ['Assurance habitation', 'home'],
  ['旅遊保障', 'travel'],
  ['ประกันภัยรถยนต์', 'car'],
])('%s is %s', (name, line) => expect(lineIn(name)).toBe(line))
