import { FileLink, FileRef, StoredFile, UploadForm } from '@coverwright/domain/company/file/file'
import { call, group, member } from '../call.ts'

export const upload = group('upload', {
  uploadFile: call({
    access: member,
    audit: true,
    takesFile: true,
    input: UploadForm,
    output: StoredFile,
    errors: ['file.format', 'file.too-large', 'file.empty'],
  }),
  /** A link that opens the file without signing in, for a few minutes. */
  getSignedUrl: call({ isLive: true, access: member, input: FileRef, output: FileLink, errors: ['file.not-found'] }),
})
