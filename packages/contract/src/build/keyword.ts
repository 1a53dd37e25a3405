import { FoundKeyword, KeywordQuestion } from '@coverwright/domain/build/keyword/find-keyword'
import {
  Keyword,
  KeywordChange,
  KeywordFilter,
  KeywordForm,
  KeywordRef,
  ListedKeyword,
  MergeField,
} from '@coverwright/domain/build/keyword/keyword'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

const managing = { access: can('project'), audit: true } as const

/** Texts of the company's own that other texts name, together with the fields that are filled in by themselves. */
export const keyword = group('keyword', {
  listKeywords: call({
    access: reads('keywords'),
    paged: ['keyword', 'name'],
    input: KeywordFilter,
    output: ListedKeyword,
    errors: ['product.not-found'],
  }),
  /** All of them, by what they are called alone. */
  listFields: call({ access: reads('keywords'), input: z.strictObject({}), output: z.array(MergeField) }),
  /** What one of them says in a language. */
  findKeyword: call({ access: reads('keywords'), input: KeywordQuestion, output: FoundKeyword }),
  createKeyword: call({
    ...managing,
    input: KeywordForm,
    output: Keyword,
    errors: ['keyword.taken', 'keyword.too-many'],
  }),
  /** A language is not taken out of it while something names it. */
  updateKeyword: call({
    ...managing,
    input: KeywordChange,
    output: Keyword,
    errors: ['keyword.not-found', 'keyword.taken', 'keyword.in-use', 'keyword.changed-meanwhile'],
  }),
  /** Refused while a product or a template names it. */
  deleteKeyword: call({
    ...managing,
    input: KeywordRef,
    output: z.null(),
    errors: ['keyword.not-found', 'keyword.in-use'],
  }),
})
