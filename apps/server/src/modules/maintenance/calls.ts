import type { maintenance } from '@coverwright/contract/maintenance'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { getPortal, makeKey, openPortal } from './portal.ts'
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
  makeKey,
  listDocuments,
  replaceDocument,
  listReplacements,
  suspendReplacement,
  resumeReplacement,
  listWindows,
  planWindow,
  cancelWindow,
}
