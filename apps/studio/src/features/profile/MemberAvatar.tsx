import { Avatar } from '@mantine/core'
import { useSession } from '../../app/session/session.ts'
import { initials } from './initials.ts'
import classes from './MemberAvatar.module.css'
import { useAvatar } from './use-avatar.ts'

/** The signed-in person: their picture, or their initials. */
export function MemberAvatar({ size }: { readonly size: number }) {
  const name = useSession(({ accountData }) => accountData?.member.name ?? '')
  const url = useAvatar()
  return (
    <Avatar className={classes.avatar ?? ''} size={size} radius="xl" src={url ?? null} alt="">
      {initials(name)}
    </Avatar>
  )
}
