import type { ExamStanding } from '@coverwright/domain/assist/exam/exam'
import { IconTrophy } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'
import { ExamsDrawer } from './ExamsDrawer.tsx'
import { LearningHeader } from './LearningHeader.tsx'
import { useLevelFilter } from './use-level-filter.tsx'

type SortKey = 'bestPercent' | 'attempts' | 'lastEndedAt'

const list = listed(queries.exam.listStandings)

/** What each person reached in each level; a press shows every exam they sat. */
export function StandingList() {
  const { t } = useTranslation('exam-level')
  const { shown, show, hide } = useShown('person')
  return (
    <>
      <ListScreen
        name={t('tab.results')}
        header={<LearningHeader tab="results" />}
        list={list}
        columns={useStandingColumns()}
        keyOf={({ id }) => id}
        nameOf={({ memberName }) => memberName}
        filters={useLevelFilter()}
        defaultSort="-lastEndedAt"
        onOpen={({ memberId }) => show(memberId)}
        empty={<Empty icon={<IconTrophy size={20} />} title={t('noResults')} description={t('noResultsHint')} />}
      />
      <ExamsDrawer memberId={shown} onClose={hide} />
    </>
  )
}

function useStandingColumns() {
  const { t } = useTranslation('exam-level')
  const times = useTimeTexts()
  return useMemo<readonly Column<ExamStanding, SortKey>[]>(
    () => [
      {
        key: 'memberName',
        header: t('person'),
        cell: ({ memberName }) => <NameCell name={memberName} detail={null} icon={<PersonTile name={memberName} />} />,
        csv: ({ memberName }) => memberName,
      },
      {
        key: 'levelName',
        header: t('level'),
        width: 220,
        cell: ({ levelName }) => levelName,
        csv: ({ levelName }) => levelName,
      },
      {
        key: 'attempts',
        header: t('attempts'),
        sortKey: 'attempts',
        width: 110,
        isNumber: true,
        cell: ({ attempts }) => attempts,
        csv: ({ attempts }) => attempts,
      },
      {
        key: 'bestPercent',
        header: t('best'),
        sortKey: 'bestPercent',
        width: 110,
        isNumber: true,
        cell: ({ bestPercent }) => t('percent', { percent: bestPercent }),
        csv: ({ bestPercent }) => bestPercent,
      },
      {
        key: 'passedAt',
        header: t('state'),
        width: 130,
        cell: ({ passedAt }) => <StatusBadge status={passedAt ? 'passed' : 'failed'} />,
        csv: ({ passedAt }) => passedAt ?? '',
      },
      {
        key: 'lastEndedAt',
        header: t('last'),
        sortKey: 'lastEndedAt',
        width: 150,
        cell: ({ lastEndedAt }) => <span title={times.dateAndTime(lastEndedAt)}>{times.agoAlone(lastEndedAt)}</span>,
        csv: ({ lastEndedAt }) => lastEndedAt,
      },
    ],
    [t, times],
  )
}
