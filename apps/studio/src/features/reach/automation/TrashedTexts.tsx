import type { Template } from '@coverwright/domain/build/template/template'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { DeleteTemplate } from '../../../parts/template/DeleteTemplate.tsx'
import { NotificationHeader } from './NotificationHeader.tsx'

type SortKey = 'name' | 'updatedAt' | 'removedAt'

const list = listed(queries.template.listTemplates, { kind: 'sms', state: 'trash' })

const useNames = columnsFor<Template, SortKey>('automation', ({ name, text }) => [
  name('name', { sortKey: 'name' }),
  text('tag'),
])

/** With the day on which each was thrown away. */
function useColumns(): readonly Column<Template, SortKey>[] {
  const { t } = useTranslation('automation')
  const times = useTimeTexts()
  const names = useNames()
  return useMemo(
    () => [
      ...names,
      {
        key: 'removed',
        header: t('removed'),
        sortKey: 'removedAt',
        width: 130,
        cell: ({ removedAt }) =>
          removedAt && <span title={times.dateAndTime(removedAt)}>{times.agoAlone(removedAt)}</span>,
        csv: ({ removedAt }) => removedAt ?? '',
      },
    ],
    [t, times, names],
  )
}

/** Text messages that were thrown away, until they are restored or deleted for ever. */
export function TrashedTexts() {
  const { t } = useTranslation('automation')
  const restore = useAct('template.restoreTemplate', { done: ({ name }) => t('restoredDone', { name }) })
  const [deleting, setDeleting] = useState<Template>()
  return (
    <>
      <ListScreen
        name={t('tab.trash')}
        header={<NotificationHeader tab="trash" />}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('findText')}
        defaultSort="-removedAt"
        rowActions={(template) => [
          { label: t('restore'), icon: <IconArrowBackUp size={16} />, run: () => restore.run({ id: template.id }) },
          { label: t('delete'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setDeleting(template) },
        ]}
        empty={<Empty icon={<IconTrash size={20} />} title={t('trashNone')} description={t('trashNoneHint')} />}
      />
      {deleting && <DeleteTemplate template={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}
