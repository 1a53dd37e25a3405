import type { HubFolder } from '@coverwright/domain/assist/hub-folder/hub-folder'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'

/** What can be done with a folder, in the list and on its own page. */
export function useFolderActs(onDeleted?: () => void) {
  const { t } = useTranslation('hub-folder')
  const [deleting, setDeleting] = useState<HubFolder>()
  const publish = useAct('hubFolder.publishFolder', {
    done: ({ displayName }) => t('publishedNow', { name: displayName }),
  })
  const unpublish = useAct('hubFolder.unpublishFolder', {
    done: ({ displayName }) => t('unpublishedNow', { name: displayName }),
    undo: ({ id }) => publish.send({ id }),
  })
  const remove = async () => {
    if (!deleting) return
    await acts.hubFolder.deleteFolder({ id: deleting.id })
    setDeleting(undefined)
    onDeleted?.()
  }
  const dialog = (
    <ConfirmDialog
      isOpen={deleting !== undefined}
      title={t('deleteAsk', { name: deleting?.displayName })}
      consequences={[t('deleteFiles', { count: deleting?.files ?? 0 }), t('deleteAnswers')]}
      keep={t('keep')}
      act={t('delete')}
      isDangerous
      onKeep={() => setDeleting(undefined)}
      onAct={remove}
    />
  )
  return { publish, unpublish, askToDelete: setDeleting, dialog }
}
