import type { upload } from '@coverwright/contract/upload'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { getFileInCompany, linkTo } from './internal.ts'

export const getSignedUrl: HandlerOf<typeof upload, 'getSignedUrl'> = async ({ tx, ports, now }, { id }) =>
  linkTo(await getFileInCompany(tx, id), ports.tokens, now)
