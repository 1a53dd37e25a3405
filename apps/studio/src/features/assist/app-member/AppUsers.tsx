import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { appMemberStatuses } from './app-member-statuses.ts'
import { MemberDrawer } from './MemberDrawer.tsx'
import { useMemberActs } from './use-member-acts.tsx'
import { useMemberColumns } from './use-member-columns.tsx'

const list = listed(queries.appMember.listMembers)

export function Component() {
  const { t } = useTranslation('app-member')
  const { shown, show, hide } = useShown('user')
  const { rowActions, dialogs } = useMemberActs(({ id }) => show(id))
  return (
    <>
      <ListScreen
        name={t('users')}
        header={
          <PageHeader
            parent={{ title: t('title'), path: '/ACM' }}
            title={t('users')}
            description={t('usersDescription')}
          />
        }
        list={list}
        columns={useMemberColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        filters={useStatusFilter(t('state'), appMemberStatuses)}
        defaultSort="name"
        onOpen={({ id }) => show(id)}
        rowActions={rowActions}
        empty={<Empty icon={<IconUsersGroup size={20} />} title={t('none')} description={t('noneHint')} />}
      />
      <MemberDrawer id={shown} onClose={hide} />
      {dialogs}
    </>
  )
}
