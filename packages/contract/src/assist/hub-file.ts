import {
  HubFile,
  HubFileForm,
  HubFileRef,
  HubFileReplacement,
  HubFileText,
  HubFileUpload,
} from '@coverwright/domain/assist/hub-file/hub-file'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('manage-hub')
const managing = { access, audit: true } as const
const refused = [
  'file.format',
  'file.too-large',
  'file.empty',
  'hub-file.same',
  'hub-file.non-text',
  'hub-file.too-many-words',
  'hub-file.too-many-pages',
  'hub-file.locked',
  'hub-file.hidden-text',
  'hub-file.unreadable',
] as const

/** The files of a folder, each with the version it replaced. */
export const hubFile = group('hubFile', {
  uploadFile: call({
    ...managing,
    takesFile: true,
    input: HubFileUpload,
    output: HubFile,
    errors: [...refused, 'hub-folder.not-found', 'hub-file.too-many'],
  }),
  replaceFile: call({
    ...managing,
    takesFile: true,
    input: HubFileReplacement,
    output: HubFile,
    errors: [...refused, 'hub-file.not-found'],
  }),
  restoreFile: call({
    ...managing,
    input: HubFileRef,
    output: HubFile,
    errors: ['hub-file.not-found', 'hub-file.no-previous'],
  }),
  updateFile: call({
    ...managing,
    input: HubFileForm,
    output: HubFile,
    errors: ['hub-file.not-found', 'hub-file.name-taken'],
  }),
  /** A folder that is published keeps its last file. */
  deleteFile: call({
    ...managing,
    input: HubFileRef,
    output: z.null(),
    errors: ['hub-file.not-found', 'hub-folder.no-files'],
  }),
  getFileText: call({ access, input: HubFileRef, output: HubFileText, errors: ['hub-file.not-found'] }),
})
