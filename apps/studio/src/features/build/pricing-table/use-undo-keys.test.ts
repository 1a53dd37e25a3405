import { expect, test } from 'vitest'
import { undoKeyOf, undoOwnerAt } from './use-undo-keys.ts'

const pressed = (key: string, held: { readonly shiftKey?: boolean; readonly altKey?: boolean } = {}) =>
  undoKeyOf({ key, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...held })

test('the keys for undo and redo, and no others', () => {
  expect(pressed('z')).toBe('undo')
  expect(pressed('Z', { shiftKey: true })).toBe('redo')
  expect(pressed('y')).toBe('redo')
  expect(pressed('c')).toBeUndefined()
  expect(pressed('z', { altKey: true })).toBeUndefined()
})

test.each([
  ['a button beside the grid', 'BUTTON', '', 'rows'],
  ['the page, once the button is disabled', 'BODY', '', 'rows'],
  ['a field, which takes back its own typing', 'INPUT', '', 'field'],
  ['a text that is written in place', 'P', '[contenteditable=true]', 'field'],
  ['a dialog above the rows', 'BUTTON', '[role=dialog]', 'dialog'],
  ['a choice in a dialog', 'INPUT', '[role=dialog]', 'dialog'],
])('whose undo is meant on %s', (_where, tagName, within, owner) => {
  // Only whether something was found is asked.
  const closest = (selector: string) => (selector === within ? ({} as Element) : null)
  expect(undoOwnerAt({ tagName, closest })).toBe(owner)
})
