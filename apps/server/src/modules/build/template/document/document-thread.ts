import { doTasks } from '../../../../platform/threads/do-tasks.ts'
import { fillForm } from '../form/fill-form.ts'
import { documentBytes } from './document-bytes.ts'
import type { DocumentTasks } from './render-document.ts'

doTasks<DocumentTasks>({
  render: async ({ document, file }) => {
    const { form } = document
    return form && file ? fillForm({ ...document, form }, file) : new Uint8Array(await documentBytes(document))
  },
})
