import { machine, type StateOf } from '../../machine.ts'

/**
 * What is told to a network is written down before: `publishing` that finds no end becomes `unknown`, is looked up, and only
 * then published, sent once more, or failed.
 */
export const postLifecycle = machine('draft', {
  draft: { submit: 'submitted' },
  submitted: { approve: 'approved', return: 'draft', stop: 'draft' },
  approved: { schedule: 'scheduled', reopen: 'draft', stop: 'draft', confirm: 'published' },
  scheduled: { unschedule: 'approved', begin: 'publishing', stop: 'draft', confirm: 'published', fail: 'failed' },
  publishing: { publish: 'published', fail: 'failed', lose: 'unknown', wait: 'scheduled' },
  published: {},
  failed: { schedule: 'scheduled', reopen: 'draft' },
  unknown: { publish: 'published', confirm: 'published', fail: 'failed', wait: 'scheduled' },
})

export type PostState = StateOf<typeof postLifecycle>
