import type { document } from '@coverwright/contract/build/document'
import type { DocumentKindName } from '@coverwright/domain/build/document/document'
import { fail } from '@coverwright/domain/errors'
import type { ReadContext } from '../../../platform/http/context.ts'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { changeDocument } from './change-document.ts'
import type { DocumentKind, DocumentKinds, Place } from './document-kind.ts'
import { getVersionInCompany } from './document-version.ts'
import { getDocumentLock, lockDocument, unlockDocument } from './lock-document.ts'
import { getDocument } from './read-document.ts'
import { listVersions, readVersion, restoreVersion, saveVersion } from './versions.ts'

interface Asked {
  readonly ownerId: string
  readonly kind: DocumentKindName
}

/** The calls for every kind that is registered: one that nobody registered does not compile where all are put together. */
export function callsForKinds(
  registered: Readonly<Record<DocumentKindName, DocumentKind>>,
): HandlersOf<typeof document> {
  const kinds = Object.values(registered) as unknown as DocumentKinds

  async function placeFor(context: ReadContext, act: 'read' | 'edit', { ownerId, kind: name }: Asked): Promise<Place> {
    const kind = registered[name]
    await kind.findOwner(context.tx, ownerId)
    await refuseOthers(context, act, kind)
    return { kind, ownerId }
  }

  async function kindOfVersion(context: ReadContext, act: 'read' | 'edit', id: string): Promise<DocumentKinds> {
    const { kind } = await getVersionInCompany(context.tx, kinds, id)
    await refuseOthers(context, act, kind)
    return [kind]
  }

  return {
    getDocument: async (context, asked) => getDocument(context.tx, await placeFor(context, 'read', asked)),
    changeDocument: async (context, change) => changeDocument(context, await placeFor(context, 'edit', change), change),
    lockDocument: async (context, asked) => lockDocument(context, await placeFor(context, 'edit', asked), asked),
    unlockDocument: async (context, asked) =>
      unlockDocument(context, await placeFor(context, 'edit', asked), asked.editor),
    getLock: async (context, asked) => getDocumentLock(context, await placeFor(context, 'read', asked)),
    saveVersion: async (context, form) => saveVersion(context, await placeFor(context, 'edit', form), form),
    listVersions: async (context, asked) => listVersions(context, await placeFor(context, 'read', asked)),
    getVersion: async (context, { id }) => {
      const { kind, number, content } = await readVersion(context, await kindOfVersion(context, 'read', id), id)
      return { kind: kind.name, number, content }
    },
    restoreVersion: async (context, asked) =>
      restoreVersion(context, await kindOfVersion(context, 'edit', asked.id), asked),
  }
}

/** After the owner was found: what is not there is missed by everybody alike. */
async function refuseOthers({ tx, grants }: ReadContext, act: 'read' | 'edit', { readers, editor }: DocumentKind) {
  const { permissions } = await grants
  const asked = typeof editor === 'function' ? await editor(tx) : editor
  const isLetIn = act === 'edit' ? permissions.includes(asked) : readers.some((one) => permissions.includes(one))
  if (!isLetIn) fail('not-allowed')
}
