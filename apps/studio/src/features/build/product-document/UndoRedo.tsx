import { ActionIcon, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DocumentSession } from './open-document.ts'
import { useDocumentState, useLock } from './use-document.ts'

/** Ctrl Z and Ctrl Shift Z work in fields too: what is typed there is part of the document. */
export function UndoRedo<T>({ session }: { readonly session: DocumentSession<T> }) {
  const { t } = useTranslation('product-document')
  const { undo, redo } = session.store
  const undoLabel = useDocumentState(session, (state) => state.undoLabel)
  const redoLabel = useDocumentState(session, (state) => state.redoLabel)
  const isMine = useLock(session).kind === 'mine'
  useHotkeys(
    [
      ['mod+Z', () => isMine && undo()],
      ['mod+shift+Z', () => isMine && redo()],
      ['mod+Y', () => isMine && redo()],
    ],
    [],
  )
  return (
    <>
      <Tooltip label={undoLabel === undefined ? t('nothingToUndo') : t('undoWhat', { what: undoLabel })}>
        <ActionIcon aria-label={t('undo')} disabled={undoLabel === undefined || !isMine} onClick={undo}>
          <IconArrowBackUp size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={redoLabel === undefined ? t('nothingToRedo') : t('redoWhat', { what: redoLabel })}>
        <ActionIcon aria-label={t('redo')} disabled={redoLabel === undefined || !isMine} onClick={redo}>
          <IconArrowForwardUp size={16} />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
