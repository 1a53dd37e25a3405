import { doTasks } from '../../../../platform/threads/do-tasks.ts'
import { withAuditPage } from './audit-page.ts'
import { inspect } from './inspect.ts'
import type { PdfTasks } from './pdf-tasks.ts'

// The libraries that parse what somebody uploaded are loaded here alone, never by the server itself.
doTasks<PdfTasks>({
  inspect,
  audit: ({ content, facts }) => withAuditPage(content, facts),
})
