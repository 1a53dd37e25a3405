import { checkBlocks } from '@coverwright/domain/build/page/check-blocks'
import { partsOf } from '@coverwright/domain/build/page/page-parts'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { Shell } from '@coverwright/domain/build/page/shell'
import { expect, test } from 'vitest'
import { movedToPage } from './move-to-page.ts'
import { newTextPage, withCopyOfPage } from './page-operations.ts'

const first = newTextPage('First', '/first', 'text')
const text = partsOf(first).inside[0]?.props.id ?? ''
const base: Shell = {
  ...Shell.parse(sampleShell),
  pages: [...Shell.parse(sampleShell).pages, first],
  translations: { en_us: { [`pages./first.${text}.title`]: 'Premier', 'pages./first.title': 'Page' } },
}
const { shell } = withCopyOfPage(base, first, 'Second')
const insideOf = ({ pages }: Shell, path: string) => {
  const page = pages.find((each) => each.path === path)
  return page ? partsOf(page).inside : []
}

test('a block goes to the end of another page, with its translations and nothing else’s', () => {
  const after = movedToPage(shell, { from: '/first', to: '/second', id: text })
  if (!after) throw new Error('It has a place there')
  expect(insideOf(after, '/first')).toEqual([])
  const [, came] = insideOf(after, '/second')
  expect(came?.props['title']).toBe('First')
  expect(after.translations?.en_us?.[`pages./second.${came?.props.id}.title`]).toBe('Premier')
  expect(after.translations?.en_us?.[`pages./first.${text}.title`]).toBeUndefined()
  expect(after.translations?.en_us?.['pages./first.title']).toBe('Page')
  for (const { content } of after.pages) expect(checkBlocks(content)).toEqual(new Set())
  expect(Shell.safeParse(after).success).toBe(true)
})

test('a page that has no place for it gets nothing', () => {
  expect(movedToPage(shell, { from: '/first', to: '/nowhere', id: text })).toBeUndefined()
  expect(movedToPage(shell, { from: '/first', to: '/second', id: 'unknown' })).toBeUndefined()
})
