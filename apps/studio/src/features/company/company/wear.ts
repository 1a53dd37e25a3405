import type { Company } from '@coverwright/domain/company/company/company'
import { useSession } from '../../../core/session/session.ts'

/** What the company looks like, on this screen at once; the others follow by the live stream. */
export const wear = (look: Partial<Pick<Company, 'themeColour' | 'logoFileId' | 'faviconFileId'>>) =>
  useSession.setState(({ accountData }) => ({
    accountData: accountData && { ...accountData, company: { ...accountData.company, ...look } },
  }))
