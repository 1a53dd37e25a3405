import { z } from 'zod'
import type { Life, Tokens } from '../../../platform/auth/tokens.ts'
import type { MountRow } from './tables.ts'

const StagingPass = z.object({ mount: z.string(), changes: z.int() })

type Opened = Pick<MountRow, 'id' | 'passwordChanges'>

/** Where a link or a password is exchanged for a cookie. */
export const stagingEntryPath = '/_/enter'

/** What lets a browser into one staging site, until its password is changed. */
export const sealStagingPass = (tokens: Tokens, { id, passwordChanges }: Opened, life: Life) =>
  tokens.seal('staging', { mount: id, changes: passwordChanges }, life)

export async function isStagingPass(tokens: Tokens, pass: string, { id, passwordChanges }: Opened): Promise<boolean> {
  const opened = await tokens.unseal('staging', StagingPass, pass)
  return opened?.mount === id && opened.changes === passwordChanges
}
