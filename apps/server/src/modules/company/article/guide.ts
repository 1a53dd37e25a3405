import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GuidePage, readGuidePage } from '@coverwright/domain/company/article/guide-page'

const docs = join(import.meta.dirname, '../../../../../../docs')

export interface NamedPage extends GuidePage {
  readonly name: string
}

let guide: Promise<NamedPage[]> | undefined

/** The pages of `docs/` that are for people. They come with the version, so they are read once. */
export function readGuide(): Promise<NamedPage[]> {
  guide ??= readPages()
  return guide
}

async function readPages(): Promise<NamedPage[]> {
  const files = (await readdir(docs)).filter((file) => file.endsWith('.md')).toSorted()
  const pages = await Promise.all(
    files.map(async (file) => {
      const page = readGuidePage(await readFile(join(docs, file), 'utf8'))
      return page ? [{ ...page, name: file.replace(/\.md$/, '') }] : []
    }),
  )
  return pages.flat()
}
