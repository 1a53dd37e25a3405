import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Option } from '@coverwright/domain/build/dataset/option'
import type { BlockData } from '@coverwright/domain/build/page/page'
import type { PageData, TreeNode } from '@coverwright/domain/build/page/page-view'
import type { Theme } from '@coverwright/domain/build/page/theme'
import type { CalendarDate } from '@coverwright/domain/build/question/answers'
import { etagOf, type PreparedFile } from '../../../platform/http/prepared-file.ts'

const built = join(import.meta.dirname, '../../../../../storefront/dist')

/** What `apps/storefront/src/render-page.tsx` exports. */
interface Renderer {
  compilePage(content: readonly BlockData[]): { readonly nodes: TreeNode[]; readonly rules: string[] }
  renderPage(page: PageData, lists: Readonly<Record<string, readonly Option[]>>, today: CalendarDate): string
  themeCss(theme: Theme): string
  onlyFontOf(css: string, theme: Theme): string
}

/** The built storefront: the renderer, and what browsers load, by address. */
export interface StorefrontBuild {
  readonly renderer: Renderer
  readonly script: string
  /** Of all blocks; a release adds its theme. */
  readonly css: string
  readonly files: ReadonlyMap<string, PreparedFile>
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

interface ManifestEntry {
  readonly file: string
  readonly isEntry?: boolean
}

export async function loadStorefrontBuild(): Promise<StorefrontBuild> {
  const browser = join(built, 'browser')
  const manifest: Record<string, ManifestEntry> = JSON.parse(await readFile(join(browser, 'manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const style = manifest['style.css']
  if (!entry || !style) throw new Error('The storefront is not built as expected: node scripts/build-storefront.mjs')

  const files = new Map<string, PreparedFile>()
  for (const file of await readdir(browser, { recursive: true })) {
    const type = types[extname(file)]
    if (!type) continue
    // Pictures keep their names; everything else is named by its content.
    const isImmutable = !file.startsWith('pictures/')
    files.set(`/_/a/${file}`, await readCompressed(join(browser, file), type, isImmutable))
  }
  const renderer: Renderer = await import(join(built, 'server/render-page.js'))
  return { renderer, files, script: `/_/a/${entry.file}`, css: await readFile(join(browser, style.file), 'utf8') }
}

/** The build has compressed what is worth it. */
async function readCompressed(path: string, type: string, isImmutable: boolean): Promise<PreparedFile> {
  const [plain, gzip, br] = await Promise.all([
    readFile(path),
    readFile(`${path}.gz`).catch(() => null),
    readFile(`${path}.br`).catch(() => null),
  ])
  return { type, etag: etagOf(plain), plain, gzip, br, isImmutable }
}
