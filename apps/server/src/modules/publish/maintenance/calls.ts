import type { maintenance } from '@coverwright/contract/publish/maintenance'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { issueKey } from './keys.ts'
import { getPortal, openPortal } from './portal.ts'
import {
  listDocuments,
  listReplacements,
  replaceDocument,
  resumeReplacement,
  suspendReplacement,
} from './replacements.ts'
import { cancelWindow, listWindows, planWindow } from './windows.ts'

export const maintenanceCalls: HandlersOf<typeof maintenance> = {
  getPortal,
  openPortal,
  issueKey,
  listDocuments,
  replaceDocument,
  listReplacements,
  suspendReplacement,
  resumeReplacement,
  listWindows,
  planWindow,
  cancelWindow,
}
