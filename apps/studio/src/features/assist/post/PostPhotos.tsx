import type { PostPhoto } from '@coverwright/domain/assist/post-photo/post-photo'
import { IconArrowBackUp, IconCheck, IconPencil, IconPhoto, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Upload } from '../../../framework/upload/Upload.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import classes from './Post.module.css'
import { PostHeader } from './PostHeader.tsx'
import { photoStatuses } from './post-statuses.ts'

const list = listed(queries.postPhoto.listPhotos)

const useColumns = columnsFor<PostPhoto, 'name' | 'state' | 'createdAt'>(
  'post',
  ({ name, text, count, status, ago }) => [
    name('name', {
      header: 'photo',
      sortKey: 'name',
      detail: ({ alt }) => alt || null,
      icon: ({ url }) => <img className={classes.thumbnail} src={url} alt="" loading="lazy" />,
    }),
    text('uploader', { width: 160 }),
    count('waitingPosts', { header: 'inPosts' }),
    status('state', (state) => photoStatuses[state], { sortKey: 'state' }),
    ago('createdAt', { header: 'added', sortKey: 'createdAt' }),
  ],
)

/** Pictures for posts: only what somebody approved is shown to anybody. */
export function PostPhotos() {
  const { t } = useTranslation('post')
  const mayWrite = useMay('write-posts')
  const mayDecide = useMay('approve-posts')
  const [editing, setEditing] = useState<PostPhoto>()
  const [revoking, setRevoking] = useState<PostPhoto>()
  const approve = useAct('postPhoto.approvePhoto', { done: ({ name }) => t('done.approvePhoto', { name }) })
  const reject = useAct('postPhoto.rejectPhoto', { done: ({ name }) => t('done.rejectPhoto', { name }) })
  const restore = useAct('postPhoto.restorePhoto', { done: ({ name }) => t('done.restorePhoto', { name }) })
  const remove = useAct('postPhoto.deletePhoto')
  const decisions = (photo: PostPhoto): RowAction[] => {
    const { id, state } = photo
    if (!mayDecide) return []
    if (state === 'approved')
      return [{ label: t('revoke'), icon: <IconArrowBackUp size={16} />, run: () => setRevoking(photo) }]
    if (state === 'rejected')
      return [{ label: t('restore'), icon: <IconArrowBackUp size={16} />, run: () => restore.run({ id }) }]
    return [
      { label: t('approve'), icon: <IconCheck size={16} />, run: () => approve.run({ id }) },
      { label: t('reject'), icon: <IconX size={16} />, isDangerous: true, run: () => reject.run({ id }) },
    ]
  }
  const revoke = async () => {
    if (revoking) await acts.postPhoto.revokePhoto({ id: revoking.id })
    setRevoking(undefined)
  }
  return (
    <>
      <ListScreen
        name={t('tab.photos')}
        header={
          <>
            <PostHeader tab="photos" />
            {mayWrite && (
              <div className={classes.upload}>
                <Upload
                  purpose="post-photo"
                  label={t('upload')}
                  send={async (file, { onProgress, signal }) =>
                    setEditing(await acts.postPhoto.uploadPhoto({ name: file.name }, file, onProgress, signal))
                  }
                />
              </div>
            )}
          </>
        }
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('findPhoto')}
        filters={useStatusFilter(t('state'), photoStatuses)}
        defaultSort="-createdAt"
        onOpen={setEditing}
        rowActions={(photo) => [
          ...decisions(photo),
          { label: t('describe'), icon: <IconPencil size={16} />, run: () => setEditing(photo) },
          ...(mayWrite
            ? [
                {
                  label: t('delete'),
                  icon: <IconTrash size={16} />,
                  isDangerous: true,
                  run: () => remove.run({ id: photo.id }),
                },
              ]
            : []),
        ]}
        empty={<Empty icon={<IconPhoto size={20} />} title={t('photoNone')} description={t('photoNoneHint')} />}
      />
      {editing && <PhotoDialog photo={editing} onClose={() => setEditing(undefined)} />}
      <ConfirmDialog
        isOpen={revoking !== undefined}
        title={t('revokeAsk', { name: revoking?.name })}
        consequences={[t('revokeStops', { count: revoking?.waitingPosts ?? 0 }), t('revokePending')]}
        keep={t('keep')}
        act={t('revoke')}
        isDangerous
        onKeep={() => setRevoking(undefined)}
        onAct={revoke}
      />
    </>
  )
}
