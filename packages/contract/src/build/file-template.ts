import {
  FileTemplate,
  FileTemplateDetail,
  FileTemplateForm,
  FileTemplateRef,
  FileTemplateUpload,
  FileTemplateVersionUpload,
} from '@coverwright/domain/build/file-template/file-template'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('manage-templates')
const changing = { access, audit: true } as const
const missing = ['file-template.not-found'] as const
const refused = ['file.format', 'file.too-large', 'file.empty', 'file-template.too-many'] as const

/** Files that designers keep for others to work with, version by version. */
export const fileTemplate = group('fileTemplate', {
  listFileTemplates: call({ access, input: z.strictObject({}), output: z.array(FileTemplate) }),
  getFileTemplate: call({ access, input: FileTemplateRef, output: FileTemplateDetail, errors: missing }),
  uploadFileTemplate: call({
    ...changing,
    takesFile: true,
    input: FileTemplateUpload,
    output: FileTemplate,
    errors: refused,
  }),
  uploadFileTemplateVersion: call({
    ...changing,
    takesFile: true,
    input: FileTemplateVersionUpload,
    output: FileTemplate,
    errors: [...refused, ...missing],
  }),
  updateFileTemplate: call({
    ...changing,
    input: FileTemplateForm,
    output: FileTemplate,
    errors: [...missing, 'file-template.name-taken'],
  }),
  /** The newest version becomes a company document, or the newest version of the one it became before. */
  useFileTemplate: call({
    ...changing,
    input: FileTemplateRef,
    output: FileTemplate,
    errors: [...missing, 'company-document.too-many'],
  }),
  /** What was put among the company's documents stays there. */
  deleteFileTemplate: call({ ...changing, input: FileTemplateRef, output: z.null(), errors: missing }),
})
