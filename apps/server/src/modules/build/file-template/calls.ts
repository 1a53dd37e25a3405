import type { fileTemplate } from '@coverwright/contract/build/file-template'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { deleteFileTemplate, updateFileTemplate } from './change-file-template.ts'
import { getFileTemplate, listFileTemplates } from './list-file-templates.ts'
import { uploadFileTemplate, uploadFileTemplateVersion } from './upload-file-template.ts'
import { useFileTemplate } from './use-file-template.ts'

export const fileTemplateCalls: HandlersOf<typeof fileTemplate> = {
  listFileTemplates,
  getFileTemplate,
  uploadFileTemplate,
  uploadFileTemplateVersion,
  updateFileTemplate,
  useFileTemplate,
  deleteFileTemplate,
}
