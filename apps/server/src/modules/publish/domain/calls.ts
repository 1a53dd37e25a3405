import type { domain } from '@coverwright/contract/publish/domain'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { releaseDomain, setCertificateRenewal } from './change-domain.ts'
import { checkDomain } from './check-domain.ts'
import { binDingDomain, ownDomain } from './connect-domain.ts'
import { getDoaminList, getDomain } from './list-domains.ts'

export const domainCalls = {
  getDoaminList,
  getDomain,
  ownDomain,
  binDingDomain,
  checkDomain,
  setCertificateRenewal,
  releaseDomain,
} satisfies Partial<HandlersOf<typeof domain>>
