import type { CommentThread } from '@coverwright/domain/build/comment/comment'
import { findCommented } from '@coverwright/domain/build/comment/find-commented'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { queries } from '../../../../core/wire/queries.ts'
import { useShell } from '../editing/shell-editing.ts'

export function useComments() {
  const { product } = useShell()
  return useQuery(queries.comment.listComments({ productId: product.id }))
}

/** Which thread is open, in the address: a notification leads to it. */
export function useOpenThread() {
  const [search, setSearch] = useSearchParams()
  const open = useCallback(
    (id: string | undefined, page?: string) =>
      setSearch((before) => {
        const next = new URLSearchParams(before)
        if (id === undefined) next.delete('comment')
        else next.set('comment', id)
        if (page !== undefined) next.set('page', page)
        return next
      }),
    [setSearch],
  )
  return { thread: search.get('comment') ?? undefined, open }
}

const none: readonly CommentThread[] = []

/** What is open on the page that is shown, by block. */
export function usePinned(): ReadonlyMap<string, readonly CommentThread[]> {
  const { shell, page } = useShell()
  const threads = useComments().data?.threads ?? none
  return useMemo(() => {
    const here = threads.filter(
      (thread) => thread.resolvedAt === null && findCommented(shell.pages, thread)?.page.path === page.path,
    )
    return Map.groupBy(here, ({ blockId }) => blockId)
  }, [threads, shell.pages, page.path])
}
