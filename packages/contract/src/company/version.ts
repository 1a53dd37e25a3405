import { z } from 'zod'
import { call, can, group } from '../call.ts'

export const version = group('version', {
  getVersion: call({
    access: can('version'),
    input: z.strictObject({}),
    output: z
      .object({
        version: z.string(),
        releases: z.array(z.object({ version: z.string(), date: z.string(), changes: z.array(z.string()) })),
      })
      .meta({ id: 'ReleaseNotes' }),
  }),
})
