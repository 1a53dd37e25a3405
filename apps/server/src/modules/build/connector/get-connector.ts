import type { apiConnector } from '@coverwright/contract/build/api-connector'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { answerConnector, getConnectorInCompany } from './internal.ts'

export const getConnector: HandlerOf<typeof apiConnector, 'getConnector'> = async ({ tx }, { id }) =>
  answerConnector(tx, await getConnectorInCompany(tx, id))
