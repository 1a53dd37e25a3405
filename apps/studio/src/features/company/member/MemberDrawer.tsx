import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { madeOf, once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { MemberEditor } from './MemberEditor.tsx'

interface MemberDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
}

export function MemberDrawer({ id, onClose }: MemberDrawerProps) {
  const { t } = useTranslation('member')
  const item = useQuery(
    once(id, (known) =>
      madeOf(queries.permission['user/getUser']({ id: known }), 'with marks', async () => {
        const member = await client.permission['user/getUser']({ id: known })
        return { member, marks: await client.permissions.getByIdAllPermissionsList({ id: known }) }
      }),
    ),
  )
  return (
    <DetailDrawer isOpen={id !== undefined} onClose={onClose} title={item.data?.member.name || t('member')} item={item}>
      {(saved) => <MemberEditor key={JSON.stringify(saved)} {...saved} />}
    </DetailDrawer>
  )
}
