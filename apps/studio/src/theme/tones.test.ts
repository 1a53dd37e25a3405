import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** Mantine paints the items of a menu with the sixth shade, which is black where nothing is said of it. */
test.each(['success', 'warning', 'danger', 'info'])(
  'an item of a menu in the tone of %s can be read in both themes',
  (tone) => {
    expect(tokens).toContain(`--mantine-color-${tone}-6: var(--cw-${tone}-fg);`)
  },
)

test('scroll bars are drawn in the scheme of what they stand beside, in every browser', () => {
  const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')
  expect(base).toMatch(/:root \{[^}]*scrollbar-color: var\(--cw-border-3\) transparent;/)
})
