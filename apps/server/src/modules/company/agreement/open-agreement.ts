import type { agreement } from '@coverwright/contract/company/agreement'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { linkTo } from '../file/index.ts'
import { getAgreementInCompany } from './internal.ts'

export const openAgreement: HandlerOf<typeof agreement, 'openAgreement'> = async ({ tx, ports, now }, { id, copy }) => {
  const { companyId, fileId, executedFileId } = await getAgreementInCompany(tx, id)
  const wanted = copy === 'original' ? fileId : executedFileId
  return wanted ? linkTo({ companyId, id: wanted }, ports.tokens, now) : fail('file.not-found')
}
