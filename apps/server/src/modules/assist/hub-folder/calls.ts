import type { hubFile } from '@coverwright/contract/assist/hub-file'
import type { hubFolder } from '@coverwright/contract/assist/hub-folder'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getAccess, setAccess } from './access.ts'
import { deleteFile, getFileText } from './delete-file.ts'
import { getFolder, listFolders } from './list-folders.ts'
import { deleteFolder, publishFolder, unpublishFolder } from './publish-folder.ts'
import { replaceFile, restoreFile, updateFile } from './replace-file.ts'
import { createFolder, updateFolder } from './save-folder.ts'
import { uploadFile } from './upload-file.ts'

export const hubFolderCalls: HandlersOf<typeof hubFolder> = {
  listFolders,
  getFolder,
  createFolder,
  updateFolder,
  publishFolder,
  unpublishFolder,
  deleteFolder,
  getAccess,
  setAccess,
}

export const hubFileCalls: HandlersOf<typeof hubFile> = {
  uploadFile,
  replaceFile,
  restoreFile,
  updateFile,
  deleteFile,
  getFileText,
}
