import type { PostAccount } from '@coverwright/domain/assist/post-account/post-account'
import { Alert, Button, Switch } from '@mantine/core'
import { IconPencil, IconPlugConnected, IconPlus, IconTrash, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { SecretDialog } from '../../reach/webhook/SecretDialog.tsx'
import { AccountDialog } from './AccountDialog.tsx'
import classes from './Post.module.css'
import { PostHeader } from './PostHeader.tsx'
import { accountStatuses } from './post-statuses.ts'

const list = listed(queries.postAccount.listAccounts)

const useColumns = columnsFor<PostAccount, 'name' | 'createdAt'>('post', ({ name, text, count, status, ago }) => [
  name('name', {
    header: 'account',
    sortKey: 'name',
    detail: ({ problem, address }) => (problem ? said(problem) : address || null),
  }),
  text('network', { width: 140 }),
  count('postsOfDay', { header: 'daily' }),
  status('state', (state) => accountStatuses[state], { width: 160 }),
  ago('createdAt', { header: 'added', sortKey: 'createdAt' }),
])

/** Where posts go, and whether somebody else must have read them. */
export function PostAccounts() {
  const { t } = useTranslation('post')
  const mayManage = useMay('approve-posts')
  const [editing, setEditing] = useState<PostAccount | 'new'>()
  const [secret, setSecret] = useState<string>()
  const test = useAct('postAccount.testAccount', {
    done: ({ name, state, problem }) =>
      state === 'connected'
        ? t('done.connected', { name })
        : t('done.notConnected', { name, problem: said(problem ?? '') }),
  })
  const remove = useAct('postAccount.deleteAccount')
  const add = (variant: 'filled' | 'default') =>
    mayManage && (
      <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
        {t('addAccount')}
      </Button>
    )
  return (
    <>
      <ListScreen
        name={t('tab.accounts')}
        header={
          <>
            <PostHeader tab="accounts" actions={add('filled')} />
            <SecondPerson />
          </>
        }
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('findAccount')}
        defaultSort="name"
        {...(mayManage && { onOpen: setEditing })}
        rowActions={(account) =>
          mayManage
            ? [
                { label: t('test'), icon: <IconPlugConnected size={16} />, run: () => test.run({ id: account.id }) },
                { label: t('change'), icon: <IconPencil size={16} />, run: () => setEditing(account) },
                {
                  label: t('delete'),
                  icon: <IconTrash size={16} />,
                  isDangerous: true,
                  run: () => remove.run({ id: account.id }),
                },
              ]
            : []
        }
        empty={
          <Empty
            icon={<IconUsers size={20} />}
            title={t('accountNone')}
            description={t('accountNoneHint')}
            action={add('default')}
          />
        }
      />
      {editing && (
        <AccountDialog
          account={editing === 'new' ? undefined : editing}
          onSecret={setSecret}
          onClose={() => setEditing(undefined)}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

/** Who writes a promotion does not approve it, unless the company takes that upon itself. */
function SecondPerson() {
  const { t } = useTranslation('post')
  const mayManage = useMay('approve-posts')
  const { data } = useQuery(queries.post.getSettings({}))
  const change = useAct('post.changeSettings')
  if (!data) return null
  return (
    <div className={classes.upload}>
      <Switch
        label={t('second')}
        description={t('secondHint')}
        checked={data.needsSecondPerson}
        disabled={!mayManage || change.isBusy}
        onChange={({ currentTarget }) => change.run({ needsSecondPerson: currentTarget.checked })}
      />
      {!data.needsSecondPerson && (
        <Alert mt={8} color="warning">
          {t('secondOff')}
        </Alert>
      )}
    </div>
  )
}
