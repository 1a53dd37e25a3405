import { blocksIn, type Page } from '@coverwright/domain/build/page/page'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { Shell } from '@coverwright/domain/build/page/shell'
import { blockTextKey, pageTextKey } from '@coverwright/domain/build/page/shell-texts'
import { expect, test } from 'vitest'
import { newTextPage, withCopyOfPage } from './page-operations.ts'

/** The id of the one text on it. */
const textIn = (page: Page | undefined) =>
  page?.content.flatMap((block) => [...blocksIn(block)]).find(({ type }) => type === 'Text')?.props.id ?? ''

test('a copy of a page is kept beside it, with blocks of its own and every translation', () => {
  const page = newTextPage('Our vets', '/our-vets', 'text')
  const id = textIn(page)
  const before = Shell.parse({
    ...sampleShell,
    pages: [...sampleShell.pages, page],
    translations: {
      de_de: { [pageTextKey('/our-vets', 'title')]: 'Tierärzte', [blockTextKey('/our-vets', id, 'title')]: 'Ärzte' },
    },
  })
  const old = before.pages.find(({ path }) => path === '/our-vets')
  if (!old) throw new Error('There is nothing to copy')
  const { shell, path } = withCopyOfPage(before, old, 'Our vets copy')
  const after = Shell.parse(shell)
  const made = after.pages.find((each) => each.path === path)
  const copy = textIn(made)
  expect(path).toBe('/our-vets-copy')
  expect(copy).not.toBe(id)
  expect(after.translations?.de_de).toEqual({
    ...before.translations?.de_de,
    [pageTextKey(path, 'title')]: 'Tierärzte',
    [blockTextKey(path, copy, 'title')]: 'Ärzte',
  })
})
