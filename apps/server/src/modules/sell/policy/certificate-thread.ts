import { doTasks } from '../../../platform/threads/do-tasks.ts'
import { certificateBytes } from './certificate.ts'
import type { CertificateTasks } from './render-certificate.ts'

doTasks<CertificateTasks>({ render: async (facts) => new Uint8Array(await certificateBytes(facts)) })
