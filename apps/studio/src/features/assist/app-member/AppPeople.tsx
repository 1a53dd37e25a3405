import { useSearchParams } from 'react-router'
import { GroupList } from './GroupList.tsx'
import { MemberList } from './MemberList.tsx'

export function Component() {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  if (tab === 'groups') return <GroupList />
  return <MemberList key={tab} tab={tab === 'admins' ? 'admins' : 'members'} />
}
