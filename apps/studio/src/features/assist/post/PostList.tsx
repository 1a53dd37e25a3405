import type { Post } from '@coverwright/domain/assist/post/post'
import { IconSend2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PostHeader } from './PostHeader.tsx'
import { postStatuses } from './post-statuses.ts'
import { useOpenPost } from './use-open-post.tsx'

const list = listed(queries.post.listPosts)

const useColumns = columnsFor<Post, 'name' | 'state' | 'scheduledAt' | 'createdAt'>(
  'post',
  ({ name, text, status, ago }) => [
    name('name', { sortKey: 'name', detail: ({ composed }) => composed.slice(0, 90) }),
    text('accountName', { header: 'account', width: 180 }),
    text('author', { width: 160 }),
    status('state', (state) => postStatuses[state], { sortKey: 'state' }),
    ago('createdAt', { header: 'written', sortKey: 'createdAt' }),
  ],
)

export function PostList() {
  const { t } = useTranslation('post')
  const { add, open, panels } = useOpenPost()
  return (
    <>
      <ListScreen
        name={t('tab.posts')}
        header={<PostHeader tab="posts" actions={add('filled')} />}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        filters={useStatusFilter(t('state'), postStatuses)}
        defaultSort="-createdAt"
        onOpen={({ id }) => open(id)}
        rowActions={({ id }) => [{ label: t('open'), run: () => open(id) }]}
        empty={
          <Empty icon={<IconSend2 size={20} />} title={t('none')} description={t('noneHint')} action={add('default')} />
        }
      />
      {panels}
    </>
  )
}
