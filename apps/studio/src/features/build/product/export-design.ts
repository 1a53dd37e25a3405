import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { client } from '../../../core/wire/client.ts'

/** The whole design as one file, for another company or to keep. */
export async function exportDesign({ id, name }: Pick<MountedProduct, 'id' | 'name'>): Promise<void> {
  const design = await client.product.exportDesign({ id })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(design)], { type: 'application/json' }))
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.design.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
