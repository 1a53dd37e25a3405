import type { version } from '@coverwright/contract/company/version'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { readReleaseNotes } from './release-notes.ts'

export const versionCalls: HandlersOf<typeof version> = { getVersion: readReleaseNotes }
