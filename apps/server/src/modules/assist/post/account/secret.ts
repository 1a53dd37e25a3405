import type { Credentials } from '../../../../adapters/networks/network.ts'
import type { Sealing } from '../../../../platform/auth/sealing.ts'
import type { PostAccountRow } from '../tables.ts'

type Owner = Pick<PostAccountRow, 'companyId' | 'id'>

/** What is copied into another row, or into another company's, does not open there. */
const about = ({ companyId, id }: Owner) => `post account ${companyId} ${id}`

export const sealSecret = (sealing: Sealing, owner: Owner, secret: string) => ({
  sealedSecret: sealing.seal(secret, about(owner)),
  // Of a short one nothing is shown: four characters would be a good part of it.
  secretHint: `…${secret.length >= 12 ? secret.slice(-4) : ''}`,
})

/** Of a database that was brought here without its key nothing opens: that is an account that is not let in. */
export function credentialsOf(sealing: Sealing, account: PostAccountRow): Credentials | undefined {
  const { address, handle, sealedSecret } = account
  if (sealedSecret === null) return undefined
  try {
    return { address, handle, secret: sealing.unseal(sealedSecret, about(account)) }
  } catch {
    return undefined
  }
}

export const noSecret = 'Its secret cannot be opened: enter it again.'
