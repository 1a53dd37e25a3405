import { expect, test } from 'vitest'
import { BlockStyle, styleGroups, styleNames, stylePropertyOf } from './block-style.ts'
import { checkBlocks } from './check-blocks.ts'

test('every option of the table is taken by the schema, and nothing else', () => {
  for (const name of styleNames) {
    const { group, options } = stylePropertyOf(name)
    expect(styleGroups).toContain(group)
    for (const value of Object.keys(options))
      expect(BlockStyle.safeParse({ desktop: { [name]: value }, phone: { [name]: value } }).success).toBe(true)
    expect(BlockStyle.safeParse({ desktop: { [name]: '12px' } }).success).toBe(false)
  }
})

test.each([
  { desktop: { margin: 'm' } },
  { watch: {} },
  { photo: 'https://evil.example/x.png' },
  { photo: "/x')}body{display:none" },
  { hiddenOn: ['desktop', 'tablet', 'phone'] },
  { hiddenOn: ['watch'] },
  'color:red',
])('a page is not kept with the style %o', (style) => {
  expect([...checkBlocks([{ type: 'Text', props: { id: 'a', style } }])]).toEqual(['There is no such style'])
})
