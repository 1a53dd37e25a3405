import type { WrittenText } from '@coverwright/domain/build/page/rich-text'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { ActionBar, type Data, Puck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { IconArrowDown, IconArrowUp, IconCopyPlus, IconTrash } from '@tabler/icons-react'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorShell } from '../../../framework/editor/EditorFrame.tsx'
import type { DocumentSession } from '../product-document/open-document.ts'
import { CanvasDocument } from './canvas/CanvasDocument.tsx'
import { CanvasStage } from './canvas/CanvasStage.tsx'
import { blocksOf, CanvasSync, isSameContent, puckContent } from './canvas/CanvasSync.tsx'
import { CanvasContext } from './canvas/canvas-context.ts'
import type { Device } from './canvas/devices.ts'
import { PreviewStage } from './canvas/PreviewStage.tsx'
import { puckConfig } from './canvas/puck-config.tsx'
import { useDesignJourney } from './canvas/use-design-journey.ts'
import { BarEnd, BarMiddle } from './EditorBar.tsx'
import { withRoomForNew } from './editing/block-actions.ts'
import { type Language, useShell } from './editing/shell-editing.ts'
import { type BlockActions, useBlockActions } from './editing/use-block-actions.ts'
import { useEditorKeys } from './editing/use-editor-keys.ts'
import { Foot } from './Foot.tsx'
import { Inspector } from './inspector/Inspector.tsx'
import classes from './PageEditor.module.css'
import { LeftPane, type Panel } from './panels/LeftPane.tsx'
import { useTextEditing } from './text/text-editing.ts'

// Made once: every block on the canvas is drawn anew when one of these is another object.
const frame = { syncHostStyles: false, waitForStyles: false } as const
const overrides = { iframe: CanvasDocument, actionBar: BlockBar }
const ActionsContext = createContext<BlockActions | null>(null)

interface EditorScreenProps<T> {
  readonly session: DocumentSession<T>
  readonly tables: readonly RatingTable[]
  readonly onLanguage: (language: Language) => void
  readonly start: ReactNode
  readonly primary: ReactNode
  readonly watchers?: ReactNode
  readonly alerts: ReactNode
  readonly panels: readonly Panel[]
  /** Beside the canvas while nothing is selected. */
  readonly nothing: ReactNode
}

export function EditorScreen<T>({
  session,
  tables,
  onLanguage,
  start,
  primary,
  watchers,
  alerts,
  panels,
  nothing,
}: EditorScreenProps<T>) {
  const { t } = useTranslation('page-editor')
  const editing = useShell()
  const { shell, page, parts, product, body, language, changeInside, isLocked, selected } = editing
  const [device, setDevice] = useState<Device>('desktop')
  const [isPreview, setPreview] = useState(false)
  const [refused, setRefused] = useState(0)
  const { undo, redo } = session.store
  const held = useRef(parts.inside)
  const actions = useBlockActions(undo)
  const { editFirst } = useTextEditing()
  useEditorKeys({ actions, undo, redo, isLocked, write: editFirst })
  const journey = useDesignJourney({ product, body, tables, shell, page, language })
  const texts = language === product.languages[0] ? undefined : shell.translations?.[language]
  const say = useCallback((key: string, text: WrittenText) => texts?.[key] || text, [texts])
  const selectedId = selected?.area === 'page' ? selected.id : undefined
  const side = useMemo(() => ({ journey, say, path: page.path, selectedId }), [journey, say, page.path, selectedId])
  const permissions = useMemo(
    () => ({ delete: false, duplicate: false, drag: !isLocked, insert: !isLocked, edit: !isLocked }),
    [isLocked],
  )
  const answered = useRef((_data: Pick<Data, 'content'>): void => undefined)
  answered.current = (data) => {
    const next = blocksOf(data)
    if (isSameContent(held.current, next)) return
    const roomy = withRoomForNew(next, held.current)
    held.current = next
    // Puck has it already: it is given back what the document has.
    if (!changeInside(() => roomy, t('label.drag'))) setRefused((count) => count + 1)
  }
  const onChange = useCallback((data: Pick<Data, 'content'>) => answered.current(data), [])
  return (
    <EditorShell
      start={start}
      isLocked={isLocked}
      middle={<BarMiddle device={device} onDevice={setDevice} onLanguage={onLanguage} />}
      end={
        <BarEnd session={session} isPreview={isPreview} onPreview={setPreview} primary={primary} watchers={watchers} />
      }
      alerts={alerts}
    >
      <CanvasContext value={side}>
        {isPreview ? (
          <PreviewStage device={device} label={t('canvas')} />
        ) : (
          <div className={classes.desk}>
            <ActionsContext value={actions}>
              <Puck
                config={puckConfig}
                data={{ root: {}, content: puckContent(parts.inside) }}
                permissions={permissions}
                overrides={overrides}
                iframe={frame}
                onChange={onChange}
              >
                <CanvasSync held={held} refused={refused} />
                <div className={classes.editor}>
                  <LeftPane panels={panels} actions={actions} undo={undo} />
                  <div className={classes.middle}>
                    <CanvasStage device={device} label={t('canvas')} />
                    <Foot />
                  </div>
                  <Inspector actions={actions} nothing={nothing} device={device} />
                </div>
              </Puck>
            </ActionsContext>
          </div>
        )}
      </CanvasContext>
    </EditorShell>
  )
}

interface BlockBarProps {
  readonly label?: string
  readonly children?: ReactNode
}

/** On the corner of what is selected. */
function BlockBar({ label }: BlockBarProps) {
  const { t } = useTranslation('page-editor')
  const actions = useContext(ActionsContext)
  if (!actions) throw new Error('Nothing is done to blocks here')
  const { selected } = useShell()
  const id = selected?.id ?? ''
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
