import type { keyword } from '@coverwright/contract/build/keyword'
import { keywordLimits } from '@coverwright/domain/build/keyword/keyword'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { toKeyword } from './internal.ts'
import { keywords } from './tables.ts'

export const createKeyword: HandlerOf<typeof keyword, 'createKeyword'> = async ({ tx, audit }, form) => {
  await lockOwnCompany(tx)
  if ((await tx.$count(keywords)) >= keywordLimits.keywords) return fail('keyword.too-many')
  const [row] = await tx.insert(keywords).values(form).returning()
  if (!row) throw new Error('The keyword was not saved')
  await audit(row.id, { keyword: row.keyword, name: row.name })
  return toKeyword(row)
}
