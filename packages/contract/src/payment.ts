import { FileLink, FileRef } from '@coverwright/domain/file/file'
import { z } from 'zod'
import { call, group, member } from './call.ts'

export const payment = group('payment', {
  /** One's own picture: a file uploaded as an avatar. */
  savePassOrAvatar: call({ access: member, audit: true, input: FileRef, output: FileLink, errors: ['file.not-found'] }),
  getPassOrAvatar: call({ isPersonal: true, access: member, input: z.strictObject({}), output: FileLink.nullable() }),
})
