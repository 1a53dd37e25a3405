import { isTouched } from '@coverwright/blocks/instance'
import type { Body } from '@coverwright/domain/build/body/body'
import { findBlock, withChanged } from '@coverwright/domain/build/page/block-tree'
import { blockLimits, isTooDeep } from '@coverwright/domain/build/page/check-blocks'
import type { BlockData, Page } from '@coverwright/domain/build/page/page'
import { contentOf, partsOf } from '@coverwright/domain/build/page/page-parts'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { StepKind } from '../../../../framework/document/document-store.ts'
import { announce } from '../../../../framework/editor/announce.ts'
import { sayDone } from '../../../../framework/toast/toasts.tsx'
import { TextEditingProvider } from '../text/TextEditingProvider.tsx'
import { type Language, type Selected, type ShellEditing, ShellEditingContext } from './shell-editing.ts'
import { outermost } from './together.ts'

interface ShellEditingProviderProps {
  readonly product: MountedProduct
  readonly body: Body | null
  readonly shell: Shell
  readonly page: Page
  readonly isLocked: boolean
  readonly language: Language
  readonly change: ShellEditing['change']
  /** The shell as it is at this moment: two changes may follow one another before anything is drawn. */
  readonly latest: () => Shell
  readonly children: ReactNode
}

const alone: readonly string[] = []

export function ShellEditingProvider({ children, ...given }: ShellEditingProviderProps) {
  const { product, body, shell, page, isLocked, language, change, latest } = given
  const { t } = useTranslation('page-editor')
  const [search, setSearch] = useSearchParams()
  const [wanted, setWanted] = useState<Selected>()
  const [together, setTogether] = useState<readonly string[]>(alone)
  const select = useCallback((next: Selected | undefined) => {
    setWanted(next)
    setTogether(alone)
  }, [])
  const parts = useMemo(() => partsOf(page), [page])
  // What was deleted, or is on another page, is not selected any more.
  const alive = wanted && blockAt({ shell, parts }, wanted) ? wanted : undefined
  const aliveId = alive?.area === 'page' ? alive.id : undefined
  const chosen = useMemo(() => {
    if (together === alone) return aliveId === undefined ? alone : [aliveId]
    return outermost(parts.inside, new Set(together))
  }, [parts.inside, together, aliveId])
  const outer = aliveId !== undefined && chosen.includes(aliveId) ? aliveId : chosen.at(-1)
  const selected = useMemo(
    (): Selected | undefined => (outer === undefined || outer === aliveId ? alive : { area: 'page', id: outer }),
    [alive, aliveId, outer],
  )
  const count = chosen.length
  useEffect(() => {
    if (count > 1) announce(t('many.chosen', { count }))
  }, [count, t])
  const openPage = useCallback(
    (path: string) => {
      search.set('page', path)
      setSearch(search)
      select(undefined)
    },
    [search, setSearch, select],
  )
  const editing = useMemo((): ShellEditing => {
    const changePage = (next: (content: Page['content']) => Page['content'], label: string, kind?: StepKind) =>
      change(
        (draft) => {
          const at = draft.pages.findIndex(({ path }) => path === page.path)
          const open = draft.pages[at]
          const content = latest().pages[at]?.content
          if (!open || !content) return
          const after = next(content)
          if (isTouched(content, after)) sayDone(t('component.onlyWords'))
          else draft.pages[at] = { ...open, content: after }
        },
        label,
        kind,
      )
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
      chosen,
      choose: (ids, first) => {
        const id = ids.includes(first) ? first : ids.at(-1)
        setWanted(id === undefined ? undefined : { area: 'page', id })
        setTogether(ids.length > 1 ? ids : alone)
      },
      openPage,
      change,
      changeInside: (next, label) => {
        const content = latest().pages.find(({ path }) => path === page.path)?.content ?? []
        const own = partsOf({ content })
        const after = contentOf({ ...own, inside: next(own.inside) })
        if (isTooDeep(after) && !isTooDeep(content)) {
          sayDone(t('block.tooDeep', { count: blockLimits.depth }))
          return false
        }
        if (isTouched(content, after)) {
          sayDone(t('component.onlyWords'))
          return false
        }
        changePage(() => after, label, 'act')
        return true
      },
      changeBlock: ({ area, id }, next, label) => {
        if (area === 'header' || area === 'footer')
          change((draft) => {
            const block = latest()[area]
            draft[area] = { ...block, props: next(block.props) }
          }, label)
        else changePage((content) => [...withChanged(content, id, next)], label)
      },
    }
  }, [product, body, shell, page, parts, isLocked, language, selected, select, chosen, openPage, change, latest, t])
  return (
    <ShellEditingContext value={editing}>
      <TextEditingProvider>{children}</TextEditingProvider>
    </ShellEditingContext>
  )
}

export function blockAt(
  { shell, parts }: Pick<ShellEditing, 'shell' | 'parts'>,
  { area, id }: Selected,
): BlockData | undefined {
  if (area === 'header' || area === 'footer') return shell[area]
  return findBlock(area === 'page' ? parts.inside : [...parts.before, ...parts.after], id)
}
