import { IconCircleDashed } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Status } from '../status/statuses.ts'
import type { Filter } from './list-types.ts'

/** One filter: by state, in the words its badges show. `looks` must be the same at every call, as `statusesOf` gives it. */
export function useStatusFilter(label: string, looks: Readonly<Record<string, Status>>): readonly Filter[] {
  const { t } = useTranslation('framework')
  return useMemo(
    () => [
      {
        key: 'state',
        label,
        icon: <IconCircleDashed size={14} />,
        options: Object.entries(looks).map(([value, status]) => ({ value, label: t(`status.${status}`) })),
      },
    ],
    [t, label, looks],
  )
}
