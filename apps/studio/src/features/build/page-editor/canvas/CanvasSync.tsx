import { diff } from '@coverwright/domain/build/document/patch'
import { type Blocks, placeOf } from '@coverwright/domain/build/page/block-tree'
import { createUsePuck, type Data, useGetPuck } from '@puckeditor/core'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useShell } from '../editing/shell-editing.ts'

const usePuck = createUsePuck()

export const puckContent = (blocks: Blocks): Data['content'] =>
  // The editor reads blocks and never writes them: it answers every change with others.
  blocks as unknown as Data['content']

export const blocksOf = (data: Pick<Data, 'content'>): Blocks => data.content

export const isSameContent = (one: Blocks, other: Blocks) => one === other || diff(one, other).length === 0

interface CanvasSyncProps {
  /** What Puck has: what it was given last, or has answered last. */
  readonly held: RefObject<Blocks>
  /** How often what it answered was not taken. */
  readonly refused: number
}

/** Keeps what Puck shows equal to the document, whoever changed it, and the selection of both the same. */
export function CanvasSync({ held, refused }: CanvasSyncProps) {
  const { parts, selected, select } = useShell()
  const { inside } = parts
  const getPuck = useGetPuck()
  const wanted = selected?.area === 'page' ? selected.id : undefined
  const picked = usePuck(({ selectedItem }) => selectedItem?.props['id'] as string | undefined)
  const said = useRef({ selector: '', picked })

  useLayoutEffect(() => {
    const { dispatch } = getPuck()
    const isNew = !isSameContent(held.current, inside)
    // Before it is given: Puck says at once that its data has changed.
    held.current = inside
    if (isNew) dispatch({ type: 'setData', recordHistory: false, data: () => ({ content: puckContent(inside) }) })
    const place = wanted === undefined ? undefined : placeOf(inside, wanted)
    const itemSelector = place
      ? { index: place.index, zone: place.parent ? `${place.parent.id}:${place.parent.slot}` : rootZone }
      : null
    const selector = JSON.stringify(itemSelector)
    if (selector === said.current.selector) return
    said.current.selector = selector
    dispatch({ type: 'setUi', recordHistory: false, ui: { itemSelector } })
  }, [inside, wanted, getPuck, held, refused])

  useEffect(() => {
    if (picked === said.current.picked) return
    said.current = { picked, selector: '' }
    if (picked !== wanted) select(picked === undefined ? undefined : { area: 'page', id: picked })
  }, [picked, wanted, select])
  return null
}

/** As Puck names the list that a page's own blocks lie in. */
const rootZone = 'root:default-zone'
