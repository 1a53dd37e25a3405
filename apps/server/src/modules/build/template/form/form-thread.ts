import { doTasks } from '../../../../platform/threads/do-tasks.ts'
import type { FormTasks } from './form-tasks.ts'
import { judgeForm } from './judge-form.ts'

// The libraries that parse what somebody uploaded are loaded here and where it is printed, never by the server itself.
doTasks<FormTasks>({ judge: judgeForm })
