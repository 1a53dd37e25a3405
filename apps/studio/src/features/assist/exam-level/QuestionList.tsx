import type { ExamQuestion } from '@coverwright/domain/assist/exam-question/exam-question'
import { IconArrowBackUp, IconCheck, IconHistory, IconListCheck, IconPencil, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, Filter, ListQuery, RowAction } from '../../../framework/list/list-types.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { usePlaceText } from '../product-talk/use-place-text.ts'
import classes from './ExamLevel.module.css'
import { questionStatuses } from './exam-level-statuses.ts'
import { LearningHeader } from './LearningHeader.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { useLevelFilter } from './use-level-filter.tsx'

type SortKey = 'createdAt' | 'state' | 'asked' | 'failed'

const list = ({ filters: { isOutdated, ...filters }, paging }: ListQuery<SortKey>) =>
  queries.examQuestion.listQuestions({ ...filters, ...(isOutdated && { isOutdated: isOutdated === 'yes' }) }, paging)

/** Every question, and how often people failed it: what fails most is taught worst, or asked badly. */
export function QuestionList() {
  const { t } = useTranslation('exam-level')
  const [editing, setEditing] = useState<ExamQuestion>()
  const approve = useAct('examQuestion.approveQuestion', { done: () => t('approvedNow') })
  const reject = useAct('examQuestion.rejectQuestion', { done: () => t('rejectedNow') })
  const restore = useAct('examQuestion.restoreQuestion', { done: () => t('restoredNow') })
  const rowActions = ({ id, state, isOutdated, ...rest }: ExamQuestion): RowAction[] => [
    ...(state === 'proposed' && !isOutdated
      ? [{ label: t('approve'), icon: <IconCheck size={16} />, run: () => approve.run({ id }) }]
      : []),
    {
      label: t('edit'),
      icon: <IconPencil size={16} />,
      run: () => setEditing({ id, state, isOutdated, ...rest }),
    },
    state === 'rejected'
      ? { label: t('restore'), icon: <IconArrowBackUp size={16} />, run: () => restore.run({ id }) }
      : { label: t('reject'), icon: <IconX size={16} />, isDangerous: true, run: () => reject.run({ id }) },
  ]
  return (
    <>
      <ListScreen
        name={t('tab.questions')}
        header={<LearningHeader tab="questions" />}
        list={list}
        columns={useQuestionColumns()}
        keyOf={({ id }) => id}
        nameOf={({ text }) => text}
        filters={useQuestionFilters()}
        defaultSort="-failed"
        onOpen={setEditing}
        rowActions={rowActions}
        empty={<Empty icon={<IconListCheck size={20} />} title={t('noQuestions')} description={t('noQuestionsHint')} />}
      />
      {editing && <QuestionDialog question={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}

function useQuestionColumns() {
  const { t } = useTranslation('exam-level')
  const placeOf = usePlaceText()
  return useMemo<readonly Column<ExamQuestion, SortKey>[]>(
    () => [
      {
        key: 'text',
        header: t('question'),
        cell: ({ text, answer }) => (
          <span className={classes.long} title={text}>
            <b>{text}</b>
            <small>{answer}</small>
          </span>
        ),
        csv: ({ text }) => text,
      },
      {
        key: 'levelName',
        header: t('level'),
        width: 180,
        cell: ({ levelName }) => levelName,
        csv: ({ levelName }) => levelName,
      },
      {
        key: 'source',
        header: t('source'),
        width: 200,
        cell: ({ fileName, place }) => t('from', { file: fileName, place: placeOf(place) }),
        csv: ({ fileName, place }) => t('from', { file: fileName, place: placeOf(place) }),
      },
      {
        key: 'state',
        header: t('state'),
        sortKey: 'state',
        width: 190,
        cell: ({ state, isOutdated }) => (
          <>
            <StatusBadge status={questionStatuses[state]} /> {isOutdated && <Tag>{t('outdated')}</Tag>}
          </>
        ),
        csv: ({ state, isOutdated }) => (isOutdated ? `${state}, ${t('outdated')}` : state),
      },
      {
        key: 'asked',
        header: t('asked'),
        sortKey: 'asked',
        width: 90,
        isNumber: true,
        cell: ({ asked }) => asked,
        csv: ({ asked }) => asked,
      },
      {
        key: 'failed',
        header: t('failed'),
        sortKey: 'failed',
        width: 110,
        isNumber: true,
        cell: ({ asked, failed }) =>
          asked === 0 ? '' : t('failedOf', { failed, percent: Math.round((failed * 100) / asked) }),
        csv: ({ failed }) => failed,
      },
    ],
    [t, placeOf],
  )
}

function useQuestionFilters(): readonly Filter[] {
  const { t } = useTranslation('exam-level')
  const states = useStatusFilter(t('state'), questionStatuses)
  const levels = useLevelFilter()
  return useMemo(
    () => [
      ...levels,
      ...states,
      {
        key: 'isOutdated',
        label: t('outdated'),
        icon: <IconHistory size={14} />,
        options: [
          { value: 'yes', label: t('outdated') },
          { value: 'no', label: t('upToDate') },
        ],
      },
    ],
    [levels, states, t],
  )
}
