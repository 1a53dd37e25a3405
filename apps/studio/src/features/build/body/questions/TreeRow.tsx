import { type DragEvent, type ReactNode, useState } from 'react'
import classes from './QuestionTree.module.css'
import type { QuestionPlace } from './question-operations.ts'

interface TreeRowProps {
  readonly kind: 'group' | 'question'
  /** `0` is a group, `0.3` a question of it. */
  readonly place: string
  readonly isSelected: boolean
  readonly isTabStop: boolean
  readonly isLocked: boolean
  readonly onSelect: () => void
  readonly onDropQuestion: (from: QuestionPlace) => void
  readonly children: ReactNode
}

const dragged = 'application/x-question'

/** What is dragged is a question; it lands before the one it is dropped on, or at the end of a group. */
export function TreeRow({
  kind,
  place,
  isSelected,
  isTabStop,
  isLocked,
  onSelect,
  onDropQuestion,
  children,
}: TreeRowProps) {
  const [isTarget, setTarget] = useState(false)
  const accepts = (event: DragEvent) => !isLocked && event.dataTransfer.types.includes(dragged)
  return (
    <button
      type="button"
      className={kind === 'group' ? classes.group : classes.question}
      data-place={place}
      data-target={isTarget || undefined}
      aria-current={isSelected || undefined}
      tabIndex={isTabStop ? 0 : -1}
      draggable={kind === 'question' && !isLocked}
      onClick={onSelect}
      onDragStart={(event) => event.dataTransfer.setData(dragged, place)}
      onDragOver={(event) => {
        if (!accepts(event)) return
        event.preventDefault()
        setTarget(true)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        setTarget(false)
        if (!accepts(event)) return
        event.preventDefault()
        const [group = 0, at = 0] = event.dataTransfer.getData(dragged).split('.').map(Number)
        onDropQuestion({ group, at })
      }}
    >
      {children}
    </button>
  )
}
