import { findBlock } from '@coverwright/domain/build/page/block-tree'
import { UnstyledButton } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useShell } from '../editing/shell-editing.ts'
import { labelOf } from '../editing/use-block-actions.ts'
import classes from './Comments.module.css'
import { useOpenThread, usePinned } from './use-comments.ts'

interface CanvasPinsProps {
  readonly scale: number
  readonly left: number
}

const size = 26
/** The canvas begins so far below the stage; in the block's own corner the pin leaves the block's tools free. */
const above = 26

/** A pin at each block that something open is said about, wherever it has been scrolled to. */
export function CanvasPins({ scale, left }: CanvasPinsProps) {
  const { t } = useTranslation('page-editor')
  const { parts, select } = useShell()
  const { blocks } = useCanvas()
  const inner = useStore(blocks, ({ document }) => document)
  const pinned = usePinned()
  const { open } = useOpenThread()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!inner || pinned.size === 0) return undefined
    const place = () => {
      for (const pin of box.current?.children ?? []) {
        if (!(pin instanceof HTMLElement)) continue
        const block = inner.querySelector(`[data-puck-component="${pin.dataset['block']}"]`)
        const { top = 0, right = 0, bottom = 0 } = block?.getBoundingClientRect() ?? {}
        pin.hidden = !block || bottom <= 0
        pin.style.top = `${Math.max(top * scale + above, 4)}px`
        pin.style.left = `${left + right * scale - size}px`
      }
    }
    place()
    // What is above grows and shrinks while it is written in.
    const grown = new ResizeObserver(place)
    grown.observe(inner.body)
    inner.addEventListener('scroll', place, true)
    return () => {
      grown.disconnect()
      inner.removeEventListener('scroll', place, true)
    }
  }, [inner, pinned, parts, scale, left])
  return (
    <div ref={box} className={classes.pins}>
      {[...pinned].map(([id, threads]) => (
        <UnstyledButton
          key={id}
          data-block={id}
          className={classes.pin ?? ''}
          aria-label={t('comments.pin', {
            count: threads.length,
            name: labelOf(findBlock(parts.inside, id)?.type ?? ''),
          })}
          onClick={() => {
            select({ area: 'page', id })
            open(threads[0]?.id)
          }}
        >
          {threads.length}
        </UnstyledButton>
      ))}
    </div>
  )
}
