import { useSession } from '../../../core/session/session.ts'
import { initials } from '../../../parts/person/initials.ts'
import classes from './MemberAvatar.module.css'
import { useAvatar } from './use-avatar.ts'

/** The signed-in person: their picture, or their initials. Decoration: their name stands beside it. */
export function MemberAvatar({ size }: { readonly size: number }) {
  const name = useSession(({ accountData }) => accountData?.member.name ?? '')
  const url = useAvatar()
  const box = { width: size, height: size }
  if (url) return <img className={classes.avatar} style={box} src={url} alt="" />
  return (
    <span className={classes.avatar} style={{ ...box, fontSize: size * 0.38 }} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
