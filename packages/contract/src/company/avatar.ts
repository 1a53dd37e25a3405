import { FileLink, FileRef } from '@coverwright/domain/company/file/file'
import { z } from 'zod'
import { call, group, member } from '../call.ts'

/** One's own picture; on the wire among the calls of `payment`. */
export const avatar = group('payment', {
  /** A file uploaded as an avatar. */
  savePassOrAvatar: call({ access: member, audit: true, input: FileRef, output: FileLink, errors: ['file.not-found'] }),
  getPassOrAvatar: call({ isPersonal: true, access: member, input: z.strictObject({}), output: FileLink.nullable() }),
})
