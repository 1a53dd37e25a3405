import type { template } from '@coverwright/contract/build/template'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { bindTemplate, listBindings, unbindTemplate } from './bind-template.ts'
import { compareDocument } from './compare-document.ts'
import { copyTemplate, createTemplate } from './create-template.ts'
import { deleteTemplate } from './delete-template.ts'
import { getForm } from './form/get-form.ts'
import { uploadForm, uploadNextForm } from './form/upload-form.ts'
import { getTemplate, listSystemTemplates, listTemplates } from './list-templates.ts'
import { previewTemplate } from './preview-template.ts'
import { publishTemplate } from './publish-template.ts'
import { removeTemplate, renameTemplate, restoreTemplate } from './remove-template.ts'
import { resetTemplate } from './reset-template.ts'
import { sendTest } from './send-test.ts'
import { getVersion, listVersions } from './versions.ts'

export const templateCalls: HandlersOf<typeof template> = {
  listTemplates,
  getTemplate,
  listSystemTemplates,
  createTemplate,
  uploadForm,
  uploadNextForm,
  getForm,
  copyTemplate,
  resetTemplate,
  renameTemplate,
  removeTemplate,
  restoreTemplate,
  deleteTemplate,
  publishTemplate,
  listVersions,
  getVersion,
  listBindings,
  bindTemplate,
  unbindTemplate,
  sendTest,
  compareDocument,
  previewTemplate,
}
