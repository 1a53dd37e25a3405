import { useSearchParams } from 'react-router'
import { PostAccounts } from './PostAccounts.tsx'
import { PostCalendar } from './PostCalendar.tsx'
import { PostList } from './PostList.tsx'
import { PostPhotos } from './PostPhotos.tsx'

export function Component() {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  if (tab === 'posts') return <PostList />
  if (tab === 'photos') return <PostPhotos />
  return tab === 'accounts' ? <PostAccounts /> : <PostCalendar />
}
