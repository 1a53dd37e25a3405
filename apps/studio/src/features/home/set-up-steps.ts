import { setUpSteps as companySteps, type SetUp, type SetUpStep } from '@coverwright/domain/company/set-up'
import type { Member } from '@coverwright/domain/member/member'
import { urlOfPermission } from '@coverwright/domain/permissions'

export interface SetUpEntry {
  /** Key of its texts. */
  readonly key: SetUpStep | 'title' | 'picture'
  readonly isDone: boolean
  /** Where it is done. */
  readonly path: string
}

interface Facts {
  readonly setUp: SetUp
  readonly member: Pick<Member, 'title' | 'avatarFileId'>
  readonly requestList: readonly { readonly url: string }[]
}

const paths = {
  profile: '/company-profile',
  verification: '/company-profile',
  senderEmail: '/setting-page?section=account',
  people: '/users',
  product: '/project',
  live: '/project',
  agreement: '/business-agreement-center',
} as const satisfies Record<SetUpStep, string>

const ownPath = '/setting-page?section=profile'

// The table is a literal: it has the keys of its type and no others.
const steps = Object.keys(companySteps) as SetUpStep[]

/** What is set up and what is not, from what the server knows. What somebody may not do is not asked of them. */
export function setUpEntries({ setUp, member, requestList }: Facts): SetUpEntry[] {
  const may = (step: SetUpStep) => requestList.some(({ url }) => url === urlOfPermission(companySteps[step]))
  return [
    ...steps.filter(may).map((key) => ({ key, isDone: setUp[key], path: paths[key] })),
    { key: 'title', isDone: member.title !== '', path: ownPath },
    { key: 'picture', isDone: member.avatarFileId !== null, path: ownPath },
  ]
}
