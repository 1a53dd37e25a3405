import type { automation } from '@coverwright/contract/reach/automation'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { cancelRun } from './cancel-run.ts'
import { deleteAction } from './delete-action.ts'
import { listActions } from './list-actions.ts'
import { listRuns } from './list-runs.ts'
import { saveAction } from './save-action.ts'
import { getSettings, saveSettings } from './settings.ts'
import { switchAction } from './switch-action.ts'

export const automationCalls: HandlersOf<typeof automation> = {
  listActions,
  saveAction,
  switchAction,
  deleteAction,
  listRuns,
  cancelRun,
  getSettings,
  saveSettings,
}
