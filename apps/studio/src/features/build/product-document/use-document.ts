import type { DocumentKindName } from '@coverwright/domain/build/document/document'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBeforeUnload } from 'react-router'
import { useStore } from 'zustand'
import { useSession } from '../../../core/session/session.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { madeOf } from '../../../core/wire/queries-of.ts'
import type { DocumentState } from '../../../framework/document/document-store.ts'
import { type DocumentSession, openDocument } from './open-document.ts'

const editors = {
  body: 'project',
  shell: 'project',
  component: 'designStudio',
  template: 'manage-templates',
} as const

function ownerOf(id: string, document: DocumentKindName) {
  if (document === 'component') return queries.component.getComponent({ id })
  return document === 'template' ? queries.template.getTemplate({ id }) : queries.product.getProduct({ id })
}

/** Opens a document for editing, and gives it back when the screen goes away. */
export function useDocumentSession<T>(id: string, document: DocumentKindName) {
  const memberId = useSession(({ accountData }) => accountData?.member.id ?? '')
  const mayEdit = useMay(editors[document])
  const opened = useQuery({
    ...madeOf(ownerOf(id, document), { document }, () => openDocument<T>({ id, document, memberId, mayEdit })),
    enabled: id !== '',
    // Opened once for each time the screen is: what changes afterwards is the session's own affair.
    gcTime: 0,
    staleTime: 'static',
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  const session = opened.data
  useEffect(() => session?.start(), [session])
  useBeforeUnload((event) => {
    if (session?.store.hasUnsaved()) event.preventDefault()
  })
  return opened
}

export const useDocumentState = <T, S>({ store }: DocumentSession<T>, select: (state: DocumentState<T>) => S): S =>
  useStore(store, select)

export const useLock = <T>({ lock }: DocumentSession<T>) => useStore(lock)
