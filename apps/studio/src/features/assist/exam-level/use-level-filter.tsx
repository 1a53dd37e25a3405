import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import type { Filter } from '../../../framework/list/list-types.ts'

/** By level: a company has at most 50. */
export function useLevelFilter(): readonly Filter[] {
  const { t } = useTranslation('exam-level')
  const levels = useQuery(queries.examLevel.listLevels({}, { nowPage: 1, pageSize: 50, orderBy: 'name' }))
  const { data } = levels
  return useMemo(
    () => [
      {
        key: 'levelId',
        label: t('level'),
        icon: <IconSchool size={14} />,
        options: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    [data, t],
  )
}
