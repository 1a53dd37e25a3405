import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { MemberEditor } from './MemberEditor.tsx'
import { teamKey } from './queries.ts'

interface MemberDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
}

export function MemberDrawer({ id, onClose }: MemberDrawerProps) {
  const { t } = useTranslation('member')
  const item = useQuery({
    queryKey: [...teamKey, 'member', id],
    queryFn: id
      ? async () => {
          const member = await client.permission['user/getUser']({ id })
          return { member, marks: await client.permissions.getByIdAllPermissionsList({ id }) }
        }
      : skipToken,
  })
  return (
    <DetailDrawer isOpen={id !== undefined} onClose={onClose} title={item.data?.member.name || t('member')} item={item}>
      {(saved) => <MemberEditor key={JSON.stringify(saved)} {...saved} />}
    </DetailDrawer>
  )
}
