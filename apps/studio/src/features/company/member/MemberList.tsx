import { roleNames, roles } from '@coverwright/domain/company/member/roles'
import type { TeamMember } from '@coverwright/domain/company/member/team'
import { mayBecomePrimary } from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { Button } from '@mantine/core'
import {
  IconCircleDashed,
  IconCrown,
  IconEye,
  IconFolder,
  IconIdBadge2,
  IconTrash,
  IconUserMinus,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Filter, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { TransferDialog } from '../primary-transfer/TransferDialog.tsx'
import { InviteButton } from './InviteButton.tsx'
import { MemberDrawer } from './MemberDrawer.tsx'
import { groupsQuery } from './queries.ts'
import { UsersHeader } from './UsersHeader.tsx'
import { useMemberColumns } from './use-member-columns.tsx'

const list = listed(queries.permission['user/getSubordinateUserList'], { scope: 'company' })

export function MemberList() {
  const { t } = useTranslation('member')
  const columns = useMemberColumns()
  const groups = useQuery(groupsQuery)
  const restore = useAct('permission.user/restoreUser')
  const remove = useAct('permission.user/removeUser', {
    done: ({ name }) => t('removed', { name }),
    undo: ({ id }) => restore.send({ id }),
  })
  const { shown, show, hide } = useShown('member')
  const [erasing, setErasing] = useState<TeamMember>()
  const [heir, setHeir] = useState<TeamMember>()
  const isPrimary = useSession(({ accountData }) => accountData?.member.role === 'primary')
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'role',
        label: t('role'),
        icon: <IconIdBadge2 size={14} />,
        options: roles.filter((role) => role !== 'super').map((value) => ({ value, label: said(roleNames[value]) })),
      },
      {
        key: 'state',
        label: t('status'),
        icon: <IconCircleDashed size={14} />,
        options: (['registered', 'unregistered'] as const).map((value) => ({
          value,
          label: t(`framework:status.${value}`),
        })),
      },
      {
        key: 'groupId',
        label: t('group'),
        icon: <IconFolder size={14} />,
        options: (groups.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    [t, groups.data],
  )
  const rowActions = (member: TeamMember): RowAction[] => [
    { label: t('view'), icon: <IconEye size={16} />, run: () => show(member.id) },
    ...(isPrimary && member.state === 'registered' && mayBecomePrimary(member.role)
      ? [{ label: t('primary-transfer:begin.action'), icon: <IconCrown size={16} />, run: () => setHeir(member) }]
      : []),
    ...(member.isBelow && member.state === 'registered'
      ? [
          {
            label: t('remove'),
            icon: <IconUserMinus size={16} />,
            isDangerous: true,
            run: () => remove.run({ id: member.id }),
          },
        ]
      : []),
    ...(member.isBelow && member.state === 'unregistered'
      ? [
          { label: t('restore'), icon: <IconUserPlus size={16} />, run: () => restore.run({ id: member.id }) },
          { label: t('erase'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setErasing(member) },
        ]
      : []),
  ]
  const erase = async () => {
    if (!erasing) return
    await acts.permission['user/eraseUser']({ id: erasing.id })
    sayDone(t('erased'))
    setErasing(undefined)
    show(undefined)
  }
  return (
    <>
      <ListScreen
        name={t('tab.members')}
        header={
          <UsersHeader
            tab="members"
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
        nameOf={({ name, email }) => name || email}
        searchLabel={t('findMember')}
        filters={filters}
        defaultSort="name"
        onOpen={({ id }) => show(id)}
        rowActions={rowActions}
        empty={<Empty icon={<IconUsers size={20} />} title={t('noMembers')} description={t('noMembersHint')} />}
      />
      <MemberDrawer id={shown} onClose={hide} />
      {heir && <TransferDialog member={heir} onClose={() => setHeir(undefined)} />}
      <ConfirmDialog
        isOpen={erasing !== undefined}
        title={t('eraseAsk', { name: erasing?.name })}
        consequences={[t('eraseGone'), t('eraseKept'), t('eraseFinal')]}
        keep={t('keepData')}
        act={t('erase')}
        isDangerous
        onKeep={() => setErasing(undefined)}
        onAct={erase}
      />
    </>
  )
}
