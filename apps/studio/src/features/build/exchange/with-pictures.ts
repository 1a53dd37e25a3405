import { Body } from '@coverwright/domain/build/body/body'
import type { ExchangePreview } from '@coverwright/domain/build/exchange/exchange'
import { Shell } from '@coverwright/domain/build/page/shell'

/** A preview as it is drawn: what travels with it stands in place of the addresses that are nobody's. */
export function withPictures({ kind, shell, body, blocks, tables, pictures }: ExchangePreview) {
  const show = <T>(part: T): T =>
    JSON.parse(
      JSON.stringify(part).replace(/\/_\/p\/carried\/([0-9a-f]{32})\/\d+/g, (address, key: string) =>
        pictures[key] ? `data:image/webp;base64,${pictures[key]}` : address,
      ),
    ) as T
  return {
    kind,
    // Read first, for the rules of a page know no pictures that lie in it.
    shell: show(Shell.safeParse(shell).data ?? null),
    body: Body.safeParse(body).data ?? null,
    blocks: show(blocks),
    tables,
  }
}
