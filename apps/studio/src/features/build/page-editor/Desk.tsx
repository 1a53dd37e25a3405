import { instanceAround } from '@coverwright/blocks/instance'
import { ActionBar, type Data, Puck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { IconArrowDown, IconArrowUp, IconCopyPlus, IconTrash } from '@tabler/icons-react'
import { createContext, memo, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CanvasDocument } from './canvas/CanvasDocument.tsx'
import { CanvasStage } from './canvas/CanvasStage.tsx'
import { CanvasSync } from './canvas/CanvasSync.tsx'
import { blocksOf, byId, filledFrom, isSamePlaces, placesOf } from './canvas/canvas-blocks.ts'
import type { Device } from './canvas/devices.ts'
import { puckConfig } from './canvas/puck-config.tsx'
import { withRoom } from './editing/block-actions.ts'
import { useShell } from './editing/shell-editing.ts'
import type { BlockActions } from './editing/use-block-actions.ts'
import { Foot } from './Foot.tsx'
import { Inspector } from './inspector/Inspector.tsx'
import classes from './PageEditor.module.css'
import { LeftPane, type Panel } from './panels/LeftPane.tsx'

// Made once: every block on the canvas is drawn anew when one of these is another object.
const frame = { syncHostStyles: false, waitForStyles: false } as const
const overrides = { iframe: CanvasDocument, actionBar: BlockBar }
const ActionsContext = createContext<BlockActions | null>(null)

interface DeskProps {
  readonly panels: readonly Panel[]
  readonly actions: BlockActions
  readonly undo: () => void
  readonly device: Device
  /** Beside the canvas while nothing is selected. */
  readonly nothing: ReactNode
}

/** The canvas between what is put on it and the properties of what is selected. */
export function Desk({ panels, actions, undo, device, nothing }: DeskProps) {
  const { t } = useTranslation('page-editor')
  const { parts, changeInside, isLocked } = useShell()
  const [refused, setRefused] = useState(0)
  const held = useRef(parts.inside)
  const permissions = useMemo(
    () => ({ delete: false, duplicate: false, drag: !isLocked, insert: !isLocked, edit: !isLocked }),
    [isLocked],
  )
  const answered = useRef((_data: Pick<Data, 'content'>): void => undefined)
  answered.current = (data) => {
    const next = blocksOf(data)
    if (isSamePlaces(held.current, next)) return
    held.current = next
    // Puck has it already: it is given back what the document has.
    if (!changeInside((now) => filledFrom(byId(now), next, withRoom), t('label.drag'))) setRefused((count) => count + 1)
  }
  // Puck reads it once: later it is told what has changed.
  const [first] = useState(() => ({ root: {}, content: placesOf(parts.inside) }))
  const desk = useMemo(
    () => (
      <>
        <CanvasSync held={held} refused={refused} />
        <div className={classes.editor}>
          <LeftPane panels={panels} actions={actions} undo={undo} />
          <div className={classes.middle}>
            <CanvasStage device={device} label={t('canvas')} hasComments={panels.includes('comments')} />
            <Foot />
          </div>
          <Inspector actions={actions} nothing={nothing} device={device} />
        </div>
      </>
    ),
    [refused, panels, actions, undo, device, nothing, t],
  )
  const onChange = useCallback((data: Pick<Data, 'content'>) => answered.current(data), [])
  return (
    <div className={classes.desk}>
      <ActionsContext value={actions}>
        <Canvas data={first} permissions={permissions} onChange={onChange}>
          {desk}
        </Canvas>
      </ActionsContext>
    </div>
  )
}

type CanvasProps = Pick<Parameters<typeof Puck>[0], 'data' | 'permissions' | 'onChange' | 'children'>

/** Drawn anew only when something of it is another: all of Puck follows from it. */
const Canvas = memo((given: CanvasProps) => (
  <Puck {...given} config={puckConfig} overrides={overrides} iframe={frame} />
))

interface BlockBarProps {
  readonly label?: string
  readonly children?: ReactNode
}

/** On the corner of what is selected. */
function BlockBar({ label }: BlockBarProps) {
  const { t } = useTranslation('page-editor')
  const actions = useContext(ActionsContext)
  if (!actions) throw new Error('Nothing is done to blocks here')
  const { selected, parts } = useShell()
  const id = selected?.id ?? ''
  const isInside = useMemo(() => instanceAround(parts.inside, id) !== undefined, [parts.inside, id])
  // Nothing of what follows a component is moved or deleted by itself.
  if (isInside) return <ActionBar {...(label && { label })} />
  return (
    <ActionBar {...(label && { label })}>
      <ActionBar.Group>
        <ActionBar.Action label={t('move.up')} onClick={() => actions.move(id, 'up')}>
          <IconArrowUp size={16} />
        </ActionBar.Action>
        <ActionBar.Action label={t('move.down')} onClick={() => actions.move(id, 'down')}>
          <IconArrowDown size={16} />
        </ActionBar.Action>
        <ActionBar.Action label={t('block.duplicate')} onClick={() => actions.duplicate(id)}>
          <IconCopyPlus size={16} />
        </ActionBar.Action>
        <ActionBar.Action label={t('block.delete')} onClick={() => actions.remove(id)}>
          <IconTrash size={16} />
        </ActionBar.Action>
      </ActionBar.Group>
    </ActionBar>
  )
}
