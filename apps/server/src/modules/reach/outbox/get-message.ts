import type { outbox } from '@coverwright/contract/reach/outbox'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getMessageInCompany, toContent } from './internal.ts'

export const getMessage: HandlerOf<typeof outbox, 'getMessage'> = async ({ tx, ports }, { id }) =>
  toContent(await getMessageInCompany(tx, id), ports.deliveries)
