import type { ComponentContent } from '@coverwright/domain/build/component/component'
import { readComponentFile } from '@coverwright/domain/build/exchange/component-file'
import { type ExchangeKind, type ExchangePreview, exchangeLimits } from '@coverwright/domain/build/exchange/exchange'
import { exchangeRefusals } from '@coverwright/domain/build/exchange/exchange-refusals'
import { type Design, type DesignCargo, readDesign } from '@coverwright/domain/build/product/design-file'
import { AppError, fail } from '@coverwright/domain/errors'
import { FileMissing } from '../../../adapters/files/file-store.ts'
import type { Files } from '../../../platform/files/files.ts'
import { readLimited } from '../../company/file/index.ts'

interface PackedDesign {
  readonly design: Design
  readonly blocks?: never
  readonly cargo: DesignCargo
}
interface PackedBlocks {
  readonly design?: never
  readonly blocks: ComponentContent['blocks']
  readonly cargo: DesignCargo
}

const refuse = (words: string): never => fail('exchange.refused', { design: words })

/** What lies in the store is read as if a stranger had sent it: another installation may have written it. */
export async function readPacked(files: Files, key: string, kind: ExchangeKind): Promise<PackedDesign | PackedBlocks> {
  const file = parsed(await contentOf(files, key))
  const read = kind === 'component' ? readComponentFile(file) : readDesign(file)
  return 'refusal' in read ? refuse(read.refusal) : read
}

async function contentOf(files: Files, key: string): Promise<Buffer> {
  try {
    return await readLimited(await files.get(key), exchangeLimits.fileBytes)
  } catch (error) {
    if (error instanceof FileMissing) return refuse(exchangeRefusals.gone)
    if (error instanceof AppError && error.code === 'file.too-large') return refuse(exchangeRefusals.tooLarge)
    throw error
  }
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    // No JSON is no design: that is said by whoever reads it.
    return undefined
  }
}

export async function previewOf(files: Files, key: string, kind: ExchangeKind): Promise<ExchangePreview> {
  const { design, blocks = [], cargo } = await readPacked(files, key, kind)
  return {
    kind,
    shell: design?.shell ?? null,
    body: design?.body ?? null,
    blocks,
    tables: (design?.tables ?? []).map(({ table: { name, editions } }) => ({
      name,
      rows: editions.reduce((sum, { rows }) => sum + rows.length, 0),
    })),
    // The narrowest is enough to see what it shows.
    pictures: Object.fromEntries(cargo.photos.map(({ key: photo, sizes }) => [photo, sizes[0]?.content ?? ''])),
  }
}
