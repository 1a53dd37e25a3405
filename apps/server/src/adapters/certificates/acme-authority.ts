import { readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import acme from 'acme-client'
import { goingOut } from '../../platform/database/going-out.ts'
import type { CertificateAuthority } from './certificates.ts'

interface AcmeSettings {
  readonly directoryUrl: string
  /** PEM; the account at the authority is known by it. */
  readonly accountKey: string
  /** Of an authority inside a company, or of a test: what its own certificate is signed with. */
  readonly caFile?: string | undefined
}

/** Let's Encrypt and whoever speaks its protocol: the name is proven by a file at an address under it (http-01). */
export function acmeAuthority({ directoryUrl, accountKey, caFile }: AcmeSettings): CertificateAuthority {
  if (caFile) acme.axios.defaults.httpsAgent = new Agent({ ca: readFileSync(caFile) })
  const client = new acme.Client({ directoryUrl, accountKey, backoffAttempts: 8, backoffMin: 500, backoffMax: 5000 })
  return {
    issue: async (name, challenge) => {
      goingOut('The certificate authority')
      if (!isRegistered(client)) await register(client)
      const [key, csr] = await acme.crypto.createCsr(
        { commonName: name, altNames: [name] },
        await acme.crypto.createPrivateEcdsaKey(),
      )
      const chain = await client.auto({
        csr,
        termsOfServiceAgreed: true,
        challengePriority: ['http-01'],
        // Ours to look at would be this machine's own view of the name; the authority's is what counts.
        skipChallengeVerification: true,
        challengeCreateFn: async (_authorization, { token }, answer) => challenge.set(token, answer),
        challengeRemoveFn: async () => challenge.clear(),
      })
      return { chain, key: key.toString(), endsAt: acme.crypto.readCertificateInfo(chain).notAfter }
    },
  }
}

/** An account that is there already is found by its key; the library then tries to change it, which may be refused. */
async function register(client: acme.Client) {
  await client.createAccount({ termsOfServiceAgreed: true }).catch((error: unknown) => {
    if (!isRegistered(client)) throw error
  })
}

function isRegistered(client: acme.Client): boolean {
  try {
    return client.getAccountUrl().length > 0
  } catch {
    return false
  }
}
