import type { DocumentKindName, DocumentLock, ProductDocument } from '@coverwright/domain/build/document/document'
import type { Patch } from '@coverwright/domain/build/document/patch'
import { client } from '../../../core/wire/client.ts'
import { quietClient } from '../../../core/wire/quiet-client.ts'
import type { Loaded } from '../../../framework/document/document-store.ts'

export interface Place {
  readonly id: string
  readonly document: DocumentKindName
}

/** The calls by which one document is edited in one window. */
interface DocumentWire {
  readonly load: () => Promise<Loaded<unknown>>
  readonly change: (revision: number, patches: Patch[]) => Promise<{ readonly revision: number }>
  readonly lock: (isTakingOver: boolean) => Promise<unknown>
  readonly unlock: () => Promise<unknown>
  readonly getLock: () => Promise<DocumentLock>
  readonly restore: (versionId: string) => Promise<unknown>
}

export function wireOf({ id, document }: Place, editor: string): DocumentWire {
  return document === 'body' || document === 'shell'
    ? productWire({ id, document }, editor)
    : documentWire({ ownerId: id, kind: document }, editor)
}

/** Body and shell have calls of their own, from before there were other kinds. */
function productWire(place: { readonly id: string; readonly document: ProductDocument }, editor: string): DocumentWire {
  const { id, document } = place
  const mine = { ...place, editor }
  return {
    load: async () => {
      if (document === 'body') {
        const { body, revision } = await client.product.getBody({ id })
        return { document: body, revision }
      }
      const { shell, revision } = await client.product.getShell({ id })
      return { document: shell, revision }
    },
    change: (revision, patches) => quietClient.product.changeDocument({ ...mine, revision, patches }),
    lock: (isTakingOver) => quietClient.product.lockDocument({ ...mine, isTakingOver }),
    unlock: () => quietClient.product.unlockDocument(mine),
    getLock: () => quietClient.product.getDocumentLock(place),
    restore: (versionId) => client.product.restoreVersion({ id: versionId, editor }),
  }
}

function documentWire(
  place: { readonly ownerId: string; readonly kind: DocumentKindName },
  editor: string,
): DocumentWire {
  const mine = { ...place, editor }
  return {
    load: async () => {
      const { content, revision } = await client.document.getDocument(place)
      return { document: content, revision }
    },
    change: (revision, patches) => quietClient.document.changeDocument({ ...mine, revision, patches }),
    lock: (isTakingOver) => quietClient.document.lockDocument({ ...mine, isTakingOver }),
    unlock: () => quietClient.document.unlockDocument(mine),
    getLock: () => quietClient.document.getLock(place),
    restore: (versionId) => client.document.restoreVersion({ id: versionId, editor }),
  }
}
