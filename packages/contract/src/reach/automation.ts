import {
  Action,
  ActionFilter,
  ActionForm,
  ActionRef,
  ActionSwitch,
  AutomationSettings,
  Run,
  RunFilter,
  RunRef,
  SavedAction,
  ShownSettings,
} from '@coverwright/domain/reach/automation/automation'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('manage-automation')
/** What is set or waits is set for live customers too. */
const changing = { access, audit: true, isLive: true } as const

/** What is sent by itself when something happens. */
export const automation = group('automation', {
  listActions: call({ access, paged: ['createdAt'], input: ActionFilter, output: Action }),
  /** Makes one, or changes the one that is named. What waits of another event, channel or product than it has then is cancelled. */
  saveAction: call({
    ...changing,
    input: ActionForm,
    output: SavedAction,
    errors: [
      'automation.not-found',
      'automation.too-many',
      'automation.no-trigger',
      'automation.no-standard',
      'automation.standard-alone',
      'automation.no-text-message',
      'automation.mandatory',
      'automation.on-its-way',
      'automation.standard-taken',
      'automation.template-not-usable',
      'automation.template-removed',
      'automation.unknown-template',
      'automation.template-does-not-fit',
      'automation.standard-template',
      'automation.unknown-product',
    ],
  }),
  switchAction: call({
    ...changing,
    input: ActionSwitch,
    output: Action,
    errors: ['automation.not-found', 'automation.mandatory'],
  }),
  /** Answers how many messages waited for their time, and are cancelled. */
  deleteAction: call({
    ...changing,
    input: ActionRef,
    output: z.int(),
    errors: ['automation.not-found', 'automation.on-its-way'],
  }),
  listRuns: call({ access, isLive: true, paged: ['createdAt'], input: RunFilter, output: Run }),
  cancelRun: call({
    ...changing,
    input: RunRef,
    output: Run,
    errors: ['automation.run-not-found', 'automation.run-over', 'automation.mandatory'],
  }),
  getSettings: call({ access, input: z.strictObject({}), output: ShownSettings }),
  saveSettings: call({ ...changing, input: AutomationSettings, output: ShownSettings }),
})
