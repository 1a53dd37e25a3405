import type { FetchedOnce } from '@coverwright/domain/build/flow/fetched'
import { eq } from 'drizzle-orm'
import {
  type Answered,
  type ConnectorRow,
  connectors,
  keepTask,
  type Question,
} from '../../../build/connector/index.ts'
import { mayAskOthers } from '../../../company/attempt/index.ts'
import { keepFetched } from '../../application/index.ts'
import { type Buyer, type KnownBuyer, type SaleServices, writeFor } from './sale-services.ts'

interface Kept {
  readonly blockId: string
  readonly once: FetchedOnce
  /** The run to be written down; nothing where nobody was asked. */
  readonly run?: { readonly question: Question; readonly answered: Answered } | undefined
}

/** What other systems are asked on the way. */
export function fetch(services: SaleServices) {
  const { ways } = services
  const write = writeFor(services)
  return {
    /** For its secret, and whether it is paused; how it is asked stands in the release. */
    findConnector: ({ companyId }: Buyer, id: string): Promise<ConnectorRow | undefined> =>
      ways.read(companyId, async (tx) => (await tx.select().from(connectors).where(eq(connectors.id, id)))[0]),

    mayAskOthers: ({ id: applicationId }: Buyer, from: string): Promise<boolean> =>
      mayAskOthers(ways, { applicationId, from }, services.now()),

    keepFetched: (known: KnownBuyer, { blockId, once, run }: Kept): Promise<Buyer> =>
      write(known, async (journey) => {
        const buyer = await keepFetched(journey, known.token, blockId, once)
        if (run) {
          const [row] = await journey.tx
            .select({ id: connectors.id })
            .from(connectors)
            .where(eq(connectors.id, run.question.id))
          // Deleted while it was asked: there is nothing left that a run could be of.
          if (row) await keepTask(journey.tx, run.question, buyer.mode === 'live' ? 'journey' : 'staging', run.answered)
        }
        return buyer
      }),
  }
}
