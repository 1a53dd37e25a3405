import { type Blocks, placeOf } from '@coverwright/domain/build/page/block-tree'
import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useShell } from '../editing/shell-editing.ts'
import { byId, isSamePlaces, placesOf } from './canvas-blocks.ts'
import { useCanvas } from './canvas-context.ts'

const usePuck = createUsePuck()

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
  const { blocks } = useCanvas()
  const getPuck = useGetPuck()
  const wanted = selected?.area === 'page' ? selected.id : undefined
  const picked = usePuck(({ selectedItem }) => selectedItem?.props['id'] as string | undefined)
  const said = useRef({ selector: '', picked })

  useLayoutEffect(() => {
    const { dispatch } = getPuck()
    const isNew = !isSamePlaces(held.current, inside)
    // Before Puck is told of a block there must be something to draw of it.
    blocks.setState({ blocks: byId(inside), selectedId: wanted })
    // Before it is given: Puck says at once that its data has changed.
    held.current = inside
    if (isNew) dispatch({ type: 'setData', recordHistory: false, data: () => ({ content: placesOf(inside) }) })
    const place = wanted === undefined ? undefined : placeOf(inside, wanted)
    const itemSelector = place
      ? { index: place.index, zone: place.parent ? `${place.parent.id}:${place.parent.slot}` : rootZone }
      : null
    const selector = JSON.stringify(itemSelector)
    if (selector === said.current.selector) return
    said.current.selector = selector
    dispatch({ type: 'setUi', recordHistory: false, ui: { itemSelector } })
  }, [inside, wanted, getPuck, blocks, held, refused])

  useEffect(() => {
    if (picked === said.current.picked) return
    said.current = { picked, selector: '' }
    if (picked !== wanted) select(picked === undefined ? undefined : { area: 'page', id: picked })
  }, [picked, wanted, select])
  return null
}

/** As Puck names the list that a page's own blocks lie in. */
const rootZone = 'root:default-zone'
