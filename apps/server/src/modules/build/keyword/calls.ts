import type { keyword } from '@coverwright/contract/build/keyword'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { createKeyword } from './create-keyword.ts'
import { deleteKeyword } from './delete-keyword.ts'
import { findKeyword } from './find-keyword.ts'
import { listFields, listKeywords } from './list-keywords.ts'
import { updateKeyword } from './update-keyword.ts'

export const keywordCalls: HandlersOf<typeof keyword> = {
  listKeywords,
  listFields,
  findKeyword: ({ tx }, asked) => findKeyword(tx, asked),
  createKeyword,
  updateKeyword,
  deleteKeyword,
}
