import { doTasks } from '../../../../platform/threads/do-tasks.ts'
import { documentBytes } from './document-bytes.ts'
import type { DocumentTasks } from './render-document.ts'

doTasks<DocumentTasks>({ render: async (document) => new Uint8Array(await documentBytes(document)) })
