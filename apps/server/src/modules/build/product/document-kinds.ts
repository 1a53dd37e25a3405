import type { Body } from '@coverwright/domain/build/body/body'
import { bodyModel } from '@coverwright/domain/build/body/body'
import { renamedData, withDataNames } from '@coverwright/domain/build/page/rename-in-shell'
import { type Shell, shellModel } from '@coverwright/domain/build/page/shell'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { readers } from '@coverwright/domain/readers'
import { eq, sql } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../../company/member/index.ts'
import { type DocumentKind, holdDocument, saveDocument } from '../document/index.ts'
import { getProductInCompany, lockProductInCompany } from './internal.ts'
import { products } from './tables.ts'

const ofProduct = {
  readers: readers.design,
  editor: 'project',
  refusals: {
    changedMeanwhile: 'product.changed-meanwhile',
    beingEdited: 'product.being-edited',
    empty: 'product.no-document',
    noSuchVersion: 'product.version-not-found',
  },
  findOwner: getProductInCompany,
  lockedBy: async (tx: ReadTx, id: string) => {
    const { lockedBy } = await getProductInCompany(tx, id)
    if (!lockedBy) return null
    const [row] = await tx.select({ name: members.name }).from(members).where(eq(members.id, lockedBy))
    return row?.name ?? ''
  },
  mayEdit: async (tx: WriteTx, id: string) => {
    const { state } = await lockProductInCompany(tx, id)
    if (!isEditable(state)) fail('product.in-trash')
  },
} as const

/** Lists show a product whose body or shell was saved as changed. */
const touch = (tx: WriteTx, id: string) => tx.update(products).set({ updatedAt: sql`now()` }).where(eq(products.id, id))

export const shellDocument: DocumentKind<typeof Shell> = {
  ...ofProduct,
  name: 'shell',
  model: shellModel,
  saved: async (tx, { ownerId }) => void (await touch(tx, ownerId)),
}

export const bodyDocument: DocumentKind<typeof Body> = {
  ...ofProduct,
  name: 'body',
  model: bodyModel,
  maySave: async (tx, id) => {
    const { baseReleaseId } = await getProductInCompany(tx, id)
    if (baseReleaseId) fail('primary-product.not-own-body')
  },
  saved: async (tx, { ownerId, before, after }) => {
    if (before) await renameInShell(tx, ownerId, renamedData(before, after))
    await touch(tx, ownerId)
  },
}

/** Data renamed in the body is renamed in the logic that reads it: else the journey would ask for what nobody answers. */
async function renameInShell(tx: WriteTx, ownerId: string, names: ReturnType<typeof renamedData>): Promise<void> {
  // Between two versions of a provider's body lie many edits: what stands at the same place need not be the same.
  if (names.size === 0 || (await getProductInCompany(tx, ownerId)).baseReleaseId) return
  const shell = await holdDocument(tx, { kind: shellDocument, ownerId })
  if (shell.content) await saveDocument(tx, shell, withDataNames(shell.content, names))
}

export const productDocumentKinds = [bodyDocument, shellDocument] as const
