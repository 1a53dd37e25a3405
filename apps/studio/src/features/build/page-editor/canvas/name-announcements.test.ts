import { expect, test } from 'vitest'
import { namedWords } from './name-announcements.ts'

const names: Readonly<Record<string, string>> = { 'hero-1f3c9a20': 'Hero', 'section-2': 'Section' }

const said = (words: string) => namedWords(words, (id) => names[id])

test('what is said of a drag names the blocks it is about', () => {
  expect(said('Picked up draggable item hero-1f3c9a20.')).toBe('Picked up draggable item Hero.')
  expect(said('Draggable item hero-1f3c9a20 was dropped over droppable target section-2:content')).toBe(
    'Draggable item Hero was dropped over droppable target Section',
  )
})
