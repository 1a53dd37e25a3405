import { useLayoutEffect, useRef, useState } from 'react'
import classes from './TextTools.module.css'
import { TextTools } from './TextTools.tsx'
import { isSameText, useTextEditing } from './text-editing.ts'
import { textElements } from './text-elements.ts'

interface CanvasToolsProps {
  readonly scale: number
  readonly left: number
}

const room = 44

/** The tools of the text that is written on the canvas, above it, wherever it has been scrolled to. */
export function CanvasTools({ scale, left }: CanvasToolsProps) {
  const { edited } = useTextEditing()
  const tools = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [element, setElement] = useState<HTMLElement>()
  useLayoutEffect(() => {
    const found = edited && textElements().find(({ place }) => isSameText(edited, place))?.element
    setElement(found?.isContentEditable && found.dataset['rich'] ? found : undefined)
  }, [edited])
  useLayoutEffect(() => {
    const inner = element?.ownerDocument
    if (!element || !inner) return undefined
    const place = () => {
      const { top, left: from } = element.getBoundingClientRect()
      box.current?.style.setProperty('top', `${Math.max(top * scale - room, 4)}px`)
      box.current?.style.setProperty('left', `${Math.max(left + from * scale, 4)}px`)
    }
    place()
    inner.addEventListener('scroll', place, true)
    return () => inner.removeEventListener('scroll', place, true)
  }, [element, scale, left])
  if (!element) return null
  return (
    <div className={classes.over} ref={box}>
      <TextTools element={element} tools={tools} />
    </div>
  )
}
