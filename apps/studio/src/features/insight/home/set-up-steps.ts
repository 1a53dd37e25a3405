import { setUpSteps as companySteps, type SetUp, type SetUpStep } from '@coverwright/domain/company/company/set-up'
import type { Member } from '@coverwright/domain/company/member/member'
import { urlOfPermission } from '@coverwright/domain/permission-url'

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
  profile: '/company-profile#details',
  verification: '/company-profile#verification',
  senderEmail: '/setting-page?section=account#sender-email',
  people: '/users',
  gateway: '/payment-gateway',
  product: '/project',
  live: '/project',
  agreement: '/business-agreement-center',
} as const satisfies Record<SetUpStep, string>

const ownPath = '/setting-page?section=profile'

// The table is a literal: it has the keys of its type and no others.
const steps = Object.keys(companySteps) as SetUpStep[]

/** What is set up and what is not, from what the server knows. What somebody may not do, or the company has no use for, is not asked. */
export function setUpEntries({ setUp, member, requestList }: Facts): SetUpEntry[] {
  const may = (step: SetUpStep) => requestList.some(({ url }) => url === urlOfPermission(companySteps[step]))
  return [
    ...steps
      .filter((step) => setUp[step] !== null && may(step))
      .map((key) => ({ key, isDone: setUp[key] === true, path: paths[key] })),
    { key: 'title', isDone: member.title !== '', path: ownPath },
    { key: 'picture', isDone: member.avatarFileId !== null, path: ownPath },
  ]
}
