import { eventually } from '../apps/server/test/eventually.ts'
import type { signedInClient } from '../apps/server/test/process-client.ts'

type Client = Awaited<ReturnType<typeof signedInClient>>['client']

/** Tables of rates in force for all cover, by the name of their file; their columns are what they look like. */
export async function uploadRates(client: Client, productId: string, tables: Readonly<Record<string, string>>) {
  for (const [fileName, text] of Object.entries(tables)) {
    const { id } = await client.pricing.uploadTable({ productId, kind: 'pricing', fileName }, new Blob([text]))
    const settled = () =>
      eventually(async () => {
        const version = await client.pricing.getVersion({ id })
        if (version.isWorking) throw new Error(`${fileName} is still being read`)
        return version
      })
    const { identified, revision: read } = await settled()
    if (!identified) throw new Error(`${fileName} was not identified`)
    await client.pricing.saveMapping({ id, revision: read, mapping: identified.mapping })
    const { revision: converted } = await settled()
    await client.pricing.activateVersion({ id, revision: converted, effectiveFrom: null })
  }
}
