import type { apiConnector } from '@coverwright/contract/build/api-connector'
import { parseCurl } from '@coverwright/domain/build/connector/parse-curl'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'

export const importCurl: HandlerOf<typeof apiConnector, 'importCurl'> = async (_, { command }) => {
  const read = parseCurl(command)
  return 'problem' in read ? fail('connector.curl-unreadable', { command: read.problem }) : read.connector
}
