import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readGuidePage } from '@coverwright/domain/company/article/guide-page'
import { expect, test } from 'vitest'
import { isBuilt, pathsOf } from '../core/screens/screen.ts'
import { catalogue } from './catalogue.ts'

const docs = join(import.meta.dirname, '../../../../docs')
const files = (await readdir(docs)).filter((file) => file.endsWith('.md'))
const pages = await Promise.all(files.map(async (file) => readGuidePage(await readFile(join(docs, file), 'utf8'))))
const explained = pages.flatMap((page) => page?.screens ?? [])

test('every screen that one works on is explained by one page of docs', () => {
  const screens = catalogue.filter((screen) => isBuilt(screen) && screen.layout !== 'public').flatMap(pathsOf)
  expect(explained.toSorted()).toEqual([...new Set(explained)].toSorted())
  expect(screens.filter((path) => !explained.includes(path))).toEqual([])
})

test('no page of docs explains a screen that there is not', () => {
  const paths = new Set<string>(catalogue.flatMap(pathsOf))
  expect(explained.filter((path) => !paths.has(path))).toEqual([])
})
