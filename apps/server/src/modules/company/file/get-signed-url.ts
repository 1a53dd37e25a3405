import type { upload } from '@coverwright/contract/company/upload'
import { mayOpenFile } from '@coverwright/domain/company/file/file-limits'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getFileInCompany, linkTo } from './internal.ts'

/** What needs a permission looks, without it, as if it were not there. */
export const getSignedUrl: HandlerOf<typeof upload, 'getSignedUrl'> = async ({ tx, grants, ports, now }, { id }) => {
  const file = await getFileInCompany(tx, id)
  if (!mayOpenFile(file.purpose, (await grants).permissions)) return fail('file.not-found')
  return linkTo(file, ports.tokens, now)
}
