import type { upload } from '@coverwright/contract/company/upload'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getSignedUrl } from './get-signed-url.ts'
import { uploadFile } from './upload-file.ts'

export const uploadCalls: HandlersOf<typeof upload> = { uploadFile, getSignedUrl }
