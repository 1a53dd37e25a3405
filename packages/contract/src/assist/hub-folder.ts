import {
  HubAccess,
  HubAccessChange,
  HubFolder,
  HubFolderChange,
  HubFolderDetail,
  HubFolderFilter,
  HubFolderForm,
  HubFolderRef,
} from '@coverwright/domain/assist/hub-folder/hub-folder'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('manage-hub')
const managing = { access, audit: true } as const

/** What the app knows of each product, and which group reads it. */
export const hubFolder = group('hubFolder', {
  listFolders: call({
    access,
    paged: ['productName', 'state', 'createdAt', 'updatedAt'],
    input: HubFolderFilter,
    output: HubFolder,
  }),
  getFolder: call({ access, input: HubFolderRef, output: HubFolderDetail, errors: ['hub-folder.not-found'] }),
  createFolder: call({
    ...managing,
    input: HubFolderForm,
    output: HubFolder,
    errors: ['hub-folder.name-taken', 'hub-folder.too-many', 'file.not-found'],
  }),
  updateFolder: call({
    ...managing,
    input: HubFolderChange,
    output: HubFolder,
    errors: ['hub-folder.not-found', 'hub-folder.name-taken', 'file.not-found'],
  }),
  publishFolder: call({
    ...managing,
    input: HubFolderRef,
    output: HubFolder,
    errors: ['hub-folder.not-found', 'hub-folder.no-files', 'hub-folder.not-in-state'],
  }),
  unpublishFolder: call({
    ...managing,
    input: HubFolderRef,
    output: HubFolder,
    errors: ['hub-folder.not-found', 'hub-folder.not-in-state'],
  }),
  deleteFolder: call({ ...managing, input: HubFolderRef, output: z.null(), errors: ['hub-folder.not-found'] }),
  getAccess: call({ access, input: z.strictObject({}), output: HubAccess }),
  setAccess: call({
    ...managing,
    input: HubAccessChange,
    output: z.null(),
    errors: ['hub-folder.not-found', 'app-group.not-found'],
  }),
})
