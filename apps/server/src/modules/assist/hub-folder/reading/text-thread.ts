import { doTasks } from '../../../../platform/threads/do-tasks.ts'
import { readPdf } from './read-pdf.ts'
import { readWorkbookText } from './read-workbook-text.ts'
import type { TextTasks } from './text-tasks.ts'

// The libraries that parse what somebody uploaded are loaded here alone, never by the server itself.
doTasks<TextTasks>({ pdf: readPdf, xlsx: readWorkbookText })
