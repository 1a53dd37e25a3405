import type { TeamMember } from '@coverwright/domain/company/member/team'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'
import { memberStatuses } from './member-statuses.ts'
import { sayRole } from './say-role.ts'

export type MemberSortKey = 'name' | 'email' | 'role' | 'state' | 'createdAt'

export function useMemberColumns(): readonly Column<TeamMember, MemberSortKey>[] {
  const { t } = useTranslation('member')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name, email, title }) => (
          <NameCell name={name || email} detail={title || null} icon={<PersonTile name={name || email} />} />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'email',
        header: t('email'),
        sortKey: 'email',
        width: 270,
        cell: ({ email }) => email,
        csv: ({ email }) => email,
      },
      {
        key: 'role',
        header: t('role'),
        sortKey: 'role',
        width: 150,
        cell: ({ role, roleName }) => (role === 'primary' ? <Tag>{sayRole(roleName)}</Tag> : sayRole(roleName)),
        csv: ({ roleName }) => sayRole(roleName),
      },
      {
        key: 'group',
        header: t('group'),
        width: 140,
        cell: ({ groupName }) => groupName,
        csv: ({ groupName }) => groupName,
      },
      {
        key: 'state',
        header: t('status'),
        sortKey: 'state',
        width: 130,
        cell: ({ state }) => <StatusBadge status={memberStatuses[state]} />,
        csv: ({ state }) => t(`framework:status.${memberStatuses[state]}`),
      },
      {
        key: 'createdAt',
        header: t('dateAdded'),
        sortKey: 'createdAt',
        width: 130,
        cell: ({ createdAt }) => <span title={times.dateAndTime(createdAt)}>{times.agoAlone(createdAt)}</span>,
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
}
