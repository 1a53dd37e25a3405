import { diff } from '@coverwright/domain/document/patch'
import type { Blocks } from '@coverwright/domain/page/block-tree'
import type { BlockData } from '@coverwright/domain/page/page'
import { createUsePuck, type Data, useGetPuck } from '@puckeditor/core'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useShell } from '../editing/shell-editing.ts'

const usePuck = createUsePuck()

export const puckContent = (blocks: Blocks): Data['content'] =>
  // The editor reads blocks and never writes them: it answers every change with others.
  blocks as unknown as Data['content']

export const blocksOf = (data: Pick<Data, 'content'>): Blocks => data.content as unknown as readonly BlockData[]

export const isSameContent = (one: Blocks, other: Blocks) => one === other || diff(one, other).length === 0

/** Keeps what Puck shows equal to the document, whoever changed it, and the selection of both the same. */
export function CanvasSync() {
  const { parts, selected, select } = useShell()
  const { inside } = parts
  const getPuck = useGetPuck()
  const picked = usePuck(({ selectedItem }) => selectedItem?.props['id'] as string | undefined)
  const wanted = selected?.area === 'page' ? selected.id : undefined
  const lastPicked = useRef(picked)

  useLayoutEffect(() => {
    const { appState, dispatch } = getPuck()
    if (!isSameContent(blocksOf(appState.data), inside))
      dispatch({ type: 'setData', recordHistory: false, data: () => ({ content: puckContent(inside) }) })
    const { selectedItem, getSelectorForId } = getPuck()
    if (selectedItem?.props['id'] === wanted) return
    const itemSelector = wanted === undefined ? null : (getSelectorForId(wanted) ?? null)
    lastPicked.current = wanted
    dispatch({ type: 'setUi', recordHistory: false, ui: { itemSelector } })
  }, [inside, wanted, getPuck])

  useEffect(() => {
    if (picked === lastPicked.current) return
    lastPicked.current = picked
    if (picked !== wanted) select(picked === undefined ? undefined : { area: 'page', id: picked })
  }, [picked, wanted, select])
  return null
}
