import type { ExamLevel } from '@coverwright/domain/assist/exam-level/exam-level'
import { Alert, Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconEye,
  IconEyeOff,
  IconListCheck,
  IconPencil,
  IconPlayerPlay,
  IconPlus,
  IconSchool,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { levelStatuses } from './exam-level-statuses.ts'
import { LearningHeader } from './LearningHeader.tsx'
import { LevelDialog } from './LevelDialog.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { useLevelColumns } from './use-level-columns.tsx'

const list = listed(queries.examLevel.listLevels)

export function LevelList() {
  const { t } = useTranslation('exam-level')
  const { show: review } = useShown('review')
  const { show: openTrial } = useShown('trial')
  const [editing, setEditing] = useState<ExamLevel | 'new'>()
  const [proposing, setProposing] = useState<ExamLevel>()
  const [deleting, setDeleting] = useState<ExamLevel>()
  const publish = useAct('examLevel.publishLevel', { done: ({ name }) => t('publishedNow', { name }) })
  const unpublish = useAct('examLevel.unpublishLevel', {
    done: ({ name }) => t('unpublishedNow', { name }),
    undo: ({ id }) => publish.send({ id }),
  })
  const tryIt = async ({ id }: ExamLevel) => openTrial((await acts.exam.startTrial({ levelId: id })).id)
  const rowActions = (level: ExamLevel): RowAction[] => [
    { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(level) },
    { label: t('propose'), icon: <IconSparkles size={16} />, run: () => setProposing(level) },
    { label: t('review'), icon: <IconListCheck size={16} />, run: () => review(level.id) },
    { label: t('try'), icon: <IconPlayerPlay size={16} />, run: () => void tryIt(level).catch(sayFailed) },
    level.state === 'published'
      ? { label: t('unpublish'), icon: <IconEyeOff size={16} />, run: () => unpublish.run({ id: level.id }) }
      : { label: t('publish'), icon: <IconEye size={16} />, run: () => publish.run({ id: level.id }) },
    { label: t('delete'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setDeleting(level) },
  ]
  const remove = async () => {
    if (deleting) await acts.examLevel.deleteLevel({ id: deleting.id })
    setDeleting(undefined)
  }
  return (
    <>
      <ListScreen
        name={t('tab.levels')}
        header={
          <>
            <LearningHeader
              tab="levels"
              actions={
                <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
                  {t('add')}
                </Button>
              }
            />
            <ShortLevels />
          </>
        }
        list={list}
        columns={useLevelColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        filters={useStatusFilter(t('state'), levelStatuses)}
        defaultSort="name"
        onOpen={setEditing}
        rowActions={rowActions}
        empty={
          <Empty
            icon={<IconSchool size={20} />}
            title={t('none')}
            description={t('noneHint')}
            action={
              <Button variant="default" onClick={() => setEditing('new')}>
                {t('first')}
              </Button>
            }
          />
        }
      />
      {editing && (
        <LevelDialog
          level={editing === 'new' ? undefined : editing}
          onSaved={(level) => editing === 'new' && setProposing(level)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {proposing && (
        <ProposeDialog
          level={proposing}
          onReview={() => review(proposing.id)}
          onClose={() => setProposing(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={deleting !== undefined}
        title={t('deleteAsk', { name: deleting?.name })}
        consequences={[t('deleteQuestions'), t('deleteExams')]}
        keep={t('keep')}
        act={t('delete')}
        isDangerous
        onKeep={() => setDeleting(undefined)}
        onAct={remove}
      />
    </>
  )
}

/** A replaced document may leave a published level with too few questions: nobody can begin it, and nobody else says so. */
function ShortLevels() {
  const { t } = useTranslation('exam-level')
  const levels = useQuery(
    queries.examLevel.listLevels({ state: 'published' }, { nowPage: 1, pageSize: 50, orderBy: 'name' }),
  )
  const short = (levels.data?.items ?? []).filter(({ isShort }) => isShort)
  if (short.length === 0) return null
  return (
    <Alert color="warning" icon={<IconAlertTriangle size={16} />}>
      {t('shortLevels', { names: short.map(({ name }) => name).join(', ') })}
    </Alert>
  )
}
