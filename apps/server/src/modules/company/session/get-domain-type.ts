import type { login } from '@coverwright/contract/company/login'
import { domainTypeOfHost } from '@coverwright/domain/variant'
import type { HandlerOf } from '../../../platform/http/handlers.ts'

export const getDomainType: HandlerOf<typeof login, 'getDomainType'> = async ({ caller }) =>
  domainTypeOfHost(caller.host)
