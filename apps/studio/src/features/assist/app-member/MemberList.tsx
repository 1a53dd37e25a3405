import { Button } from '@mantine/core'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { appMemberStatuses } from './app-member-statuses.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { PeopleHeader } from './PeopleHeader.tsx'
import { useMemberActs } from './use-member-acts.tsx'
import { useMemberColumns } from './use-member-columns.tsx'

const everybody = listed(queries.appMember.listMembers)
const admins: typeof everybody = (query) => {
  const { search, paging } = query
  return queries.appMember.listMembers({ isAdmin: true, ...(search && { search }) }, paging)
}

export function MemberList({ tab }: { readonly tab: 'members' | 'admins' }) {
  const { t } = useTranslation('app-member')
  const navigate = useNavigate()
  const [isInviting, setInviting] = useState(false)
  const open = ({ id }: { readonly id: string }) => void navigate(pathTo(`/User?user=${id}`))
  const { rowActions, dialogs } = useMemberActs(open)
  const filters = useStatusFilter(t('state'), appMemberStatuses)
  const isAdmins = tab === 'admins'
  return (
    <>
      <ListScreen
        name={t(`tab.${tab}`)}
        header={
          <PeopleHeader
            tab={tab}
            actions={
              <Button leftSection={<IconPlus size={16} />} onClick={() => setInviting(true)}>
                {t('invite')}
              </Button>
            }
          />
        }
        list={isAdmins ? admins : everybody}
        columns={useMemberColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        {...(!isAdmins && { filters })}
        defaultSort="name"
        onOpen={open}
        rowActions={rowActions}
        empty={
          <Empty
            icon={<IconUsersGroup size={20} />}
            title={t(isAdmins ? 'noAdmins' : 'none')}
            description={t(isAdmins ? 'noAdminsHint' : 'noneHint')}
          />
        }
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {dialogs}
    </>
  )
}
