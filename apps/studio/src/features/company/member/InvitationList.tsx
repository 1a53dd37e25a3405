import type { Invitation } from '@coverwright/domain/company/invitation/invitation'
import { invitationStatuses } from '@coverwright/domain/company/invitation/invitation-lifecycle'
import { Button } from '@mantine/core'
import { IconCircleDashed, IconMail, IconMailForward, IconMailOff, IconUsers } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, Filter, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'
import { InviteButton } from './InviteButton.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { invitationLooks } from './member-statuses.ts'
import { sayRole } from './say-role.ts'
import { UsersHeader } from './UsersHeader.tsx'

type SortKey = 'email' | 'role' | 'sentAt' | 'expiresAt'

const list = listed(queries.permission['invitation/getInvitationList'])

const open: ReadonlySet<Invitation['status']> = new Set(['pending', 'confirmed', 'expired'])

export function InvitationList() {
  const { t } = useTranslation('member')
  const times = useTimeTexts()
  const [link, setLink] = useState<string>()
  const columns = useMemo<readonly Column<Invitation, SortKey>[]>(
    () => [
      {
        key: 'email',
        header: t('invitedPerson'),
        sortKey: 'email',
        cell: ({ email, name }) => (
          <NameCell name={email} detail={name || null} icon={<PersonTile name={name || email} />} />
        ),
        csv: ({ email }) => email,
      },
      {
        key: 'role',
        header: t('role'),
        sortKey: 'role',
        width: 150,
        cell: ({ roleName }) => sayRole(roleName),
        csv: ({ roleName }) => sayRole(roleName),
      },
      {
        key: 'status',
        header: t('status'),
        width: 130,
        cell: ({ status }) => <StatusBadge status={invitationLooks[status]} />,
        csv: ({ status }) => t(`framework:status.${invitationLooks[status]}`),
      },
      {
        key: 'invitedBy',
        header: t('invitedBy'),
        width: 170,
        cell: ({ invitedBy }) => invitedBy || t('formerMember'),
        csv: ({ invitedBy }) => invitedBy,
      },
      {
        key: 'sentAt',
        header: t('sent'),
        sortKey: 'sentAt',
        width: 130,
        cell: ({ sentAt }) => <span title={times.dateAndTime(sentAt)}>{times.agoAlone(sentAt)}</span>,
        csv: ({ sentAt }) => sentAt,
      },
      {
        key: 'expiresAt',
        header: t('expires'),
        sortKey: 'expiresAt',
        width: 180,
        cell: ({ expiresAt }) => times.dateAndTime(expiresAt),
        csv: ({ expiresAt }) => expiresAt,
      },
    ],
    [t, times],
  )
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'status',
        label: t('status'),
        icon: <IconCircleDashed size={14} />,
        options: invitationStatuses.map((value) => ({ value, label: t(`framework:status.${invitationLooks[value]}`) })),
      },
    ],
    [t],
  )
  const resend = async ({ id, email }: Invitation) => {
    const again = await acts.permission['invitation/resendInvitation']({ id })
    if (again.link) setLink(again.link)
    else sayDone(t('invited', { email }))
  }
  const revoke = async ({ id, email }: Invitation) => {
    await acts.permission['invitation/revokeInvitation']({ id })
    sayDone(t('revoked', { email }))
  }
  const rowActions = (invitation: Invitation): RowAction[] =>
    invitation.isBelow && open.has(invitation.status)
      ? [
          {
            label: t(invitation.role === 'trial' ? 'newLink' : 'sendAgain'),
            icon: <IconMailForward size={16} />,
            run: () => void resend(invitation).catch(sayFailed),
          },
          {
            label: t('revoke'),
            icon: <IconMailOff size={16} />,
            isDangerous: true,
            run: () => void revoke(invitation).catch(sayFailed),
          },
        ]
      : []
  return (
    <>
      <ListScreen
        name={t('tab.invitations')}
        header={
          <UsersHeader
            tab="invitations"
            actions={
              <>
                <Button
                  component={Link}
                  to={pathTo('/batch-invite')}
                  variant="default"
                  leftSection={<IconUsers size={16} />}
                >
                  {t('inviteMany')}
                </Button>
                <InviteButton />
              </>
            }
          />
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ email }) => email}
        searchLabel={t('findInvitation')}
        filters={filters}
        defaultSort="-sentAt"
        rowActions={rowActions}
        empty={<Empty icon={<IconMail size={20} />} title={t('noInvitations')} description={t('noInvitationsHint')} />}
      />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </>
  )
}
