import { readFileSync } from 'node:fs'
import { onlyFontOf } from '@coverwright/blocks/only-font'
import { fonts } from '@coverwright/domain/build/page/theme'
import { expect, test } from 'vitest'

test('every font that can be chosen has a face of its own', () => {
  const css = readFileSync(new URL('../packages/blocks/src/fonts.css', import.meta.url), 'utf8')
  expect(fonts.length).toBeGreaterThan(12)
  for (const font of fonts.filter((each) => each !== 'system'))
    expect(onlyFontOf(css, { font })).toContain('@font-face')
})
