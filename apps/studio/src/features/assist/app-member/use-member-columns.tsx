import type { AppMember } from '@coverwright/domain/assist/app-member/app-member'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'
import { appMemberStatuses } from './app-member-statuses.ts'

type SortKey = 'name' | 'email' | 'state' | 'lastSeenAt' | 'createdAt'

const useUsual = columnsFor<AppMember, SortKey>('app-member', ({ name, text, mark, status, count }) => [
  name('name', {
    sortKey: 'name',
    detail: ({ email }) => email,
    icon: (member) => <PersonTile name={member.name} />,
  }),
  text('groupName', { width: 180 }),
  mark('isAdmin', 'admin'),
  status('state', (state) => appMemberStatuses[state], { sortKey: 'state' }),
  count('questions'),
])

/** Who it is, where they belong, and when they were last there. */
export function useMemberColumns(): readonly Column<AppMember, SortKey>[] {
  const { t } = useTranslation('app-member')
  const times = useTimeTexts()
  const usual = useUsual()
  return useMemo(
    () => [
      ...usual,
      {
        key: 'lastSeenAt',
        header: t('lastSeen'),
        sortKey: 'lastSeenAt',
        width: 140,
        cell: ({ lastSeenAt }) =>
          lastSeenAt && <span title={times.dateAndTime(lastSeenAt)}>{times.agoAlone(lastSeenAt)}</span>,
        csv: ({ lastSeenAt }) => lastSeenAt ?? '',
      },
    ],
    [usual, t, times],
  )
}
