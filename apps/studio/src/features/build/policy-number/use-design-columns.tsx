import { localeOf } from '@coverwright/domain/base/language/language'
import { capacityOf, type PolicyNumberDesign } from '@coverwright/domain/build/policy-number/policy-number'
import { IconHash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { statusOf } from './design-status.ts'
import classes from './PolicyEngine.module.css'

export type DesignSortKey = 'name' | 'createdAt'

export function useDesignColumns(): readonly Column<PolicyNumberDesign, DesignSortKey>[] {
  const { t, i18n } = useTranslation('policy-number')
  const times = useTimeTexts()
  return useMemo(() => {
    const count = new Intl.NumberFormat(localeOf(i18n.language))
    return [
      {
        key: 'name',
        header: t('design'),
        sortKey: 'name',
        cell: ({ name }) => (
          <NameCell
            name={name}
            icon={
              <Tile tone="neutral">
                <IconHash size={15} />
              </Tile>
            }
          />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'next',
        header: t('next'),
        width: 240,
        cell: ({ nextNumber }) => (nextNumber ? <code className={classes.number}>{nextNumber}</code> : t('noNext')),
        csv: ({ nextNumber }) => nextNumber ?? '',
      },
      {
        key: 'state',
        header: t('state'),
        width: 140,
        cell: (design) => <StatusBadge status={statusOf(design)} />,
        csv: (design) => t(`framework:status.${statusOf(design)}`),
      },
      {
        key: 'left',
        header: t('left'),
        width: 200,
        isNumber: true,
        cell: (design) => t('leftOf', { left: count.format(design.remaining), all: count.format(capacityOf(design)) }),
        csv: ({ remaining }) => remaining,
      },
      {
        key: 'days',
        header: t('days'),
        width: 200,
        cell: (design) => daysOf(design, t, times.date),
        csv: ({ startDate, endDate }) => `${startDate ?? ''}/${endDate ?? ''}`,
      },
      {
        key: 'createdAt',
        header: t('created'),
        sortKey: 'createdAt',
        width: 140,
        cell: ({ createdAt }) => times.agoAlone(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ]
  }, [t, i18n.language, times])
}

function daysOf(
  { startDate, endDate }: PolicyNumberDesign,
  t: ReturnType<typeof useTranslation<'policy-number'>>['t'],
  say: (day: string) => string,
): string {
  if (startDate && endDate) return t('between', { first: say(startDate), last: say(endDate) })
  if (startDate) return t('from', { first: say(startDate) })
  return endDate ? t('until', { last: say(endDate) }) : t('always')
}
