import type { Component } from '@coverwright/domain/build/component/component'
import { IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { componentStatuses } from './component-statuses.ts'

export type ComponentSortKey = 'name' | 'createdAt' | 'updatedAt'

export function useComponentColumns(): readonly Column<Component, ComponentSortKey>[] {
  const { t } = useTranslation('component')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name, about, reason, origin }) => (
          <NameCell
            name={name}
            detail={reason ? t('rejectedFor', { reason }) : origin ? t('originIn', { ...origin }) : about}
          />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'state',
        header: t('state'),
        width: 180,
        cell: ({ state, isLocked }) => (
          <>
            <StatusBadge status={componentStatuses[state]} />{' '}
            {isLocked && <IconLock size={14} aria-label={t('locked')} />}
          </>
        ),
        csv: ({ state }) => state,
      },
      {
        key: 'blocks',
        header: t('blocks'),
        width: 90,
        isNumber: true,
        cell: ({ blocks }) => blocks.length,
        csv: ({ blocks }) => blocks.length,
      },
      { key: 'by', header: t('by'), width: 180, cell: ({ createdBy }) => createdBy, csv: ({ createdBy }) => createdBy },
      {
        key: 'updatedAt',
        header: t('changed'),
        sortKey: 'updatedAt',
        width: 150,
        cell: ({ updatedAt }) => <span title={times.dateAndTime(updatedAt)}>{times.agoAlone(updatedAt)}</span>,
        csv: ({ updatedAt }) => updatedAt,
      },
    ],
    [t, times],
  )
}
