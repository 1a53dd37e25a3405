import { z } from 'zod'
import { call, group, member } from '../call.ts'

/** Records of the company, for the search palette. */
export const search = group('search', {
  findRecords: call({
    access: member,
    input: z.strictObject({ text: z.string().trim().max(100) }).meta({ examples: [{ text: 'harbour' }] }),
    output: z.array(
      z
        .object({ kind: z.string(), id: z.string(), title: z.string(), detail: z.string(), link: z.string() })
        .meta({ id: 'FoundRecord' }),
    ),
  }),
})
