import type { Member } from '@coverwright/domain/member/member'
import type { OutboxMessage } from '@coverwright/domain/outbox/outbox'

export interface SetUpStep {
  /** Key of its texts. */
  readonly key: 'signedIn' | 'title' | 'picture' | 'messages'
  readonly isDone: boolean
  /** Where it is done. */
  readonly path: string
}

interface Facts {
  readonly member: Pick<Member, 'name' | 'title' | 'avatarFileId'>
  /** The newest message sent; undefined for who may not read them, null when there is none. */
  readonly newestMessage: Pick<OutboxMessage, 'state'> | null | undefined
}

const profilePath = '/setting-page?section=profile'

/** What is set up and what is not, from what the server knows. A step nobody can check is not listed. */
export const setUpSteps = ({ member, newestMessage }: Facts): SetUpStep[] => [
  { key: 'signedIn', isDone: true, path: '/home' },
  { key: 'title', isDone: member.name !== '' && member.title !== '', path: profilePath },
  { key: 'picture', isDone: member.avatarFileId !== null, path: profilePath },
  ...(newestMessage === undefined
    ? []
    : [
        {
          key: 'messages',
          isDone: newestMessage !== null && newestMessage.state !== 'failed',
          path: '/setting-page?section=messages',
        } as const,
      ]),
]
