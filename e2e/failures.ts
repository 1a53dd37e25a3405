import { join } from 'node:path'
import type { TestContext } from 'vitest'

/** What pages showed when a test failed; emptied when tests are run again. */
export const failures = join(import.meta.dirname, '../.data/failed')

/** Its file and its name, as far as names of files go. */
export const folderOf = ({ task }: Pick<TestContext, 'task'>) =>
  join(failures, ...[task.file.name, task.name].map((name) => name.replace(/[^\w-]+/g, '-').slice(0, 80)))
