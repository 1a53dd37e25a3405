import type { Sheet } from '@coverwright/domain/build/pricing-table/sheet'
import type { TableRow } from '@coverwright/domain/build/rating/rating-table'

/** What the server packed: JSON, compressed, in base64. It was checked before it was packed. */
async function unpack(packed: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).json()
}

export const unpackSheet = async (packed: string) => (await unpack(packed)) as Sheet
export const unpackRows = async (packed: string) => (await unpack(packed)) as TableRow[]
