import type { ExamLevel } from '@coverwright/domain/assist/exam-level/exam-level'
import { IconSchool } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { Tag } from '../../../framework/page/Tag.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { levelStatuses } from './exam-level-statuses.ts'

type SortKey = 'name' | 'state' | 'createdAt' | 'updatedAt'

const useUsual = columnsFor<ExamLevel, SortKey>('exam-level', ({ name, count, status }) => [
  name('name', {
    sortKey: 'name',
    detail: ({ folders }) => folders.map((folder) => folder.name).join(', ') || null,
    icon: () => (
      <Tile tone="neutral">
        <IconSchool size={15} />
      </Tile>
    ),
  }),
  count('accuracy'),
  count('minutes'),
  count('proposed'),
  status('state', (state) => levelStatuses[state], { sortKey: 'state' }),
])

/** What it takes to pass, and whether there are questions enough. */
export function useLevelColumns(): readonly Column<ExamLevel, SortKey>[] {
  const { t } = useTranslation('exam-level')
  const usual = useUsual()
  return useMemo(
    () => [
      ...usual.slice(0, 3),
      {
        key: 'approved',
        header: t('approved'),
        width: 190,
        cell: ({ approved, questions, isShort }) => (
          <>
            {t('approvedOf', { approved, questions })} {isShort && <Tag>{t('short')}</Tag>}
          </>
        ),
        csv: ({ approved }) => approved,
      },
      ...usual.slice(3),
    ],
    [usual, t],
  )
}
