import { Button } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { MemberDrawer } from './MemberDrawer.tsx'
import { QuestionList } from './QuestionList.tsx'
import { useMemberActs } from './use-member-acts.tsx'
import { useMemberColumns } from './use-member-columns.tsx'

const list = listed(queries.appMember.listMembers)
const tabs = ['users', 'questions'] as const

/** Who uses product talk, and what it could not answer. */
export function Component() {
  const { t } = useTranslation('app-member')
  const [params] = useSearchParams()
  const tab = params.get('tab') === 'questions' ? 'questions' : 'users'
  const header = (
    <>
      <PageHeader
        title={t('talkTitle')}
        description={t('talkDescription')}
        actions={
          <Button variant="default" component={Link} to={pathTo('/product-talk')}>
            {t('openTalk')}
          </Button>
        }
      />
      <LinkTabs
        label={t('talkTitle')}
        current={tab}
        tabs={tabs.map((key) => ({ key, to: tabAddress('/x-landing-user', tabs, key), label: t(`tab.${key}`) }))}
      />
    </>
  )
  return tab === 'questions' ? <QuestionList header={header} /> : <UserList header={header} />
}

function UserList({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('app-member')
  const { shown, show, hide } = useShown('user')
  const { rowActions, dialogs } = useMemberActs(({ id }) => show(id))
  return (
    <>
      <ListScreen
        name={t('talkTitle')}
        header={header}
        list={list}
        columns={useMemberColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="-lastSeenAt"
        onOpen={({ id }) => show(id)}
        rowActions={rowActions}
        empty={<Empty icon={<IconMessages size={20} />} title={t('none')} description={t('noneHint')} />}
      />
      <MemberDrawer id={shown} onClose={hide} />
      {dialogs}
    </>
  )
}
