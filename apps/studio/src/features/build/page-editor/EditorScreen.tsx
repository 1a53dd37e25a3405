import type { WrittenText } from '@coverwright/domain/build/page/rich-text'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorShell } from '../../../framework/editor/EditorFrame.tsx'
import type { DocumentSession } from '../product-document/open-document.ts'
import { createCanvasBlocks } from './canvas/canvas-blocks.ts'
import { CanvasContext } from './canvas/canvas-context.ts'
import type { Device } from './canvas/devices.ts'
import { PreviewStage } from './canvas/PreviewStage.tsx'
import { useDesignJourney } from './canvas/use-design-journey.ts'
import { Desk } from './Desk.tsx'
import { BarEnd, BarMiddle } from './EditorBar.tsx'
import { type Language, useShell } from './editing/shell-editing.ts'
import { useBlockActions } from './editing/use-block-actions.ts'
import { useEditorKeys } from './editing/use-editor-keys.ts'
import type { Panel } from './panels/LeftPane.tsx'
import { useTextEditing } from './text/text-editing.ts'

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
  const { shell, page, parts, product, body, language, isLocked } = useShell()
  const [device, setDevice] = useState<Device>('desktop')
  const [isPreview, setPreview] = useState(false)
  const { undo, redo } = session.store
  const [blocks] = useState(() => createCanvasBlocks(parts.inside))
  const actions = useBlockActions(undo)
  const { editFirst } = useTextEditing()
  useEditorKeys({ actions, undo, redo, isLocked, write: editFirst })
  const journey = useDesignJourney({ product, body, tables, shell, page, language })
  const texts = language === product.languages[0] ? undefined : shell.translations?.[language]
  const say = useCallback((key: string, text: WrittenText) => texts?.[key] || text, [texts])
  const side = useMemo(() => ({ blocks, journey, say, path: page.path }), [blocks, journey, say, page.path])
  const end = useMemo(
    () => (
      <BarEnd session={session} isPreview={isPreview} onPreview={setPreview} primary={primary} watchers={watchers} />
    ),
    [session, isPreview, primary, watchers],
  )
  return (
    <EditorShell
      start={start}
      isLocked={isLocked}
      middle={<BarMiddle device={device} onDevice={setDevice} onLanguage={onLanguage} />}
      end={end}
      alerts={alerts}
    >
      <CanvasContext value={side}>
        {isPreview ? (
          <PreviewStage device={device} label={t('canvas')} />
        ) : (
          <Desk panels={panels} actions={actions} undo={undo} device={device} nothing={nothing} />
        )}
      </CanvasContext>
    </EditorShell>
  )
}
