import { expect, test } from 'vitest'
import { messages } from '../../messages.ts'
import { freeSlot, usesOfColour, withoutColour } from './palette.ts'
import { sampleShell } from './sample-shell.ts'
import { parseShell } from './shell.ts'
import { paletteSlots } from './theme.ts'

const colours = [
  { slot: 'p1', name: 'Sand', colour: '#E8D9B5' },
  { slot: 'p2', name: 'Night', colour: '#10243F' },
] as const
const text = (id: string, style?: object) => ({ type: 'Text', props: { id, ...(style && { style }) } })
const content = [
  {
    type: 'Main',
    props: {
      id: 'main',
      content: [
        text('a', { desktop: { background: 'p1', padding: 'l' }, phone: { background: 'p2' } }),
        { type: 'Section', props: { id: 's', content: [text('b', { desktop: { border: 'p1' } })] } },
        text('c'),
      ],
    },
  },
]
const page = { path: '/about', title: 'About', role: 'text', content }
const shellWith = (palette: readonly object[]) =>
  parseShell({ ...sampleShell, theme: { ...sampleShell.theme, palette }, pages: [...sampleShell.pages, page] })

test('a shell that has no palette is read as it was', () => {
  expect(parseShell(sampleShell).theme.palette).toBeUndefined()
})

test.each([
  ['two in one place', [colours[0], { ...colours[1], slot: 'p1' }], 'Two colours have one place'],
  ['a ninth', [...paletteSlots, 'p1'].map((slot) => ({ slot, name: slot, colour: '#000000' })), 'Too big'],
  ['one without a name', [{ ...colours[0], name: ' ' }], messages.required],
  ['what is no colour', [{ ...colours[0], colour: 'red;}' }], 'Write the colour as #RRGGBB'],
])('a palette with %s is not kept', (_what, palette, message) => {
  expect(() => shellWith(palette)).toThrow(message)
})

test('a colour knows how many blocks are drawn in it, and leaves them as they were without it', () => {
  const shell = shellWith(colours)
  expect([usesOfColour(shell, 'p1'), usesOfColour(shell, 'p2'), usesOfColour(shell, 'p3')]).toEqual([2, 1, 0])
  const without = withoutColour(shell, 'p1')
  expect(without.theme.palette).toEqual([colours[1]])
  expect(usesOfColour(without, 'p1')).toBe(0)
  expect(JSON.stringify(without)).toContain('"style":{"desktop":{"padding":"l"},"phone":{"background":"p2"}}')
  const [before, after] = [shell, without].map(({ pages }) => pages.at(0)?.content[0])
  expect(after).toBe(before)
})

test('the first free place is taken, and none once all are', () => {
  expect(freeSlot([])).toBe('p1')
  expect(freeSlot([colours[1]])).toBe('p1')
  expect(freeSlot(colours)).toBe('p3')
  expect(freeSlot(paletteSlots.map((slot) => ({ slot, name: slot, colour: '#000000' })))).toBeUndefined()
})
