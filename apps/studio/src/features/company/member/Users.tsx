import { useSearchParams } from 'react-router'
import { GroupList } from './GroupList.tsx'
import { InvitationList } from './InvitationList.tsx'
import { MemberList } from './MemberList.tsx'
import { RoleList } from './RoleList.tsx'

const lists = { members: MemberList, groups: GroupList, roles: RoleList, invitations: InvitationList }

const isTab = (text: string | null): text is keyof typeof lists => text !== null && Object.hasOwn(lists, text)

export function Component() {
  const [params] = useSearchParams()
  const wanted = params.get('tab')
  const List = lists[isTab(wanted) ? wanted : 'members']
  return <List />
}
