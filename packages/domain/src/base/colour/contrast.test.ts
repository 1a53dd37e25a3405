import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, inkOn, underWhite } from './contrast.ts'

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('whatever the colour, what is written on it can be read', () => {
  fc.assert(
    fc.property(colour, (ground) => {
      expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('whatever the colour, white is read on its shade', () => {
  fc.assert(
    fc.property(colour, (own) => {
      expect(inkOn(underWhite(own))).toBe('#ffffff')
    }),
  )
})

test('a colour on which white is read stays as it is', () => {
  fc.assert(
    fc.property(
      colour.filter((own) => inkOn(own) === '#ffffff'),
      (own) => {
        expect(underWhite(own)).toBe(own)
      },
    ),
  )
})
