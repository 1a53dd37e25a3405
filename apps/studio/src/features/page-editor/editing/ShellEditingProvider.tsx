import type { Body } from '@coverwright/domain/body/body'
import { findBlock, withChanged } from '@coverwright/domain/page/block-tree'
import type { BlockData, Page } from '@coverwright/domain/page/page'
import { contentOf, partsOf } from '@coverwright/domain/page/page-parts'
import type { Shell } from '@coverwright/domain/page/shell'
import type { MountedProduct } from '@coverwright/domain/product/product'
import { type ReactNode, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Language, type Selected, type ShellEditing, ShellEditingContext } from './shell-editing.ts'

interface ShellEditingProviderProps {
  readonly product: MountedProduct
  readonly body: Body | null
  readonly shell: Shell
  readonly page: Page
  readonly isLocked: boolean
  readonly language: Language
  readonly change: ShellEditing['change']
  readonly children: ReactNode
}

export function ShellEditingProvider({ children, ...given }: ShellEditingProviderProps) {
  const { product, body, shell, page, isLocked, language, change } = given
  const [search, setSearch] = useSearchParams()
  const [wanted, select] = useState<Selected>()
  const parts = useMemo(() => partsOf(page), [page])
  // What was deleted, or is on another page, is not selected any more.
  const selected = wanted && blockAt({ shell, parts }, wanted) ? wanted : undefined
  const editing = useMemo((): ShellEditing => {
    const changePage = (next: (content: Page['content']) => Page['content'], label: string) =>
      change((draft) => {
        const at = draft.pages.findIndex(({ path }) => path === page.path)
        const open = draft.pages[at]
        if (open) draft.pages[at] = { ...open, content: next(page.content) }
      }, label)
    return {
      product,
      body,
      shell,
      page,
      parts,
      isLocked,
      language,
      selected,
      select,
      openPage: (path) => {
        search.set('page', path)
        setSearch(search)
        select(undefined)
      },
      change,
      changeInside: (next, label) =>
        changePage((content) => {
          const own = partsOf({ content })
          return contentOf({ ...own, inside: next(own.inside) })
        }, label),
      changeBlock: ({ area, id }, next, label) => {
        if (area === 'header' || area === 'footer')
          change((draft) => {
            draft[area] = { ...shell[area], props: next(shell[area].props) }
          }, label)
        else changePage((content) => [...withChanged(content, id, next)], label)
      },
    }
  }, [product, body, shell, page, parts, isLocked, language, selected, search, setSearch, change])
  return <ShellEditingContext value={editing}>{children}</ShellEditingContext>
}

export function blockAt(
  { shell, parts }: Pick<ShellEditing, 'shell' | 'parts'>,
  { area, id }: Selected,
): BlockData | undefined {
  if (area === 'header' || area === 'footer') return shell[area]
  return findBlock(area === 'page' ? parts.inside : [...parts.before, ...parts.after], id)
}
