import type { FetchedOnce } from '@coverwright/domain/build/flow/fetched'
import type { LookUpRole } from '@coverwright/domain/build/page/look-up-role'
import { and, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../../platform/database/with-tenant.ts'
import {
  type Answered,
  type ConnectorRow,
  connectors,
  keepTask,
  type Question,
} from '../../../build/connector/index.ts'
import { mayAskOthers, mayLookUp } from '../../../company/attempt/index.ts'
import { keepFetched } from '../../application/index.ts'
import { type Buyer, type KnownBuyer, type Mount, type SaleServices, writeFor } from './sale-services.ts'

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

    findLookUp: ({ companyId }: Mount, role: LookUpRole): Promise<ConnectorRow | undefined> =>
      ways.read(companyId, async (tx) => {
        const isReady = and(eq(connectors.role, role), eq(connectors.state, 'ready'))
        return (await tx.select().from(connectors).where(isReady))[0]
      }),

    mayLookUp: ({ companyId }: Mount, from: string): Promise<boolean> =>
      mayLookUp(ways, { companyId, from }, services.now()),

    /** The run alone: nothing of anybody's changes. */
    keepLookUp: ({ companyId, mode }: Mount, question: Question, answered: Answered): Promise<void> =>
      ways.count(companyId, async (tx) => {
        if (await isThere(tx, question.id)) await keepTask(tx, question, causeOf(mode), answered)
      }),

    keepFetched: (known: KnownBuyer, { blockId, once, run }: Kept): Promise<Buyer> =>
      write(known, async (journey) => {
        const buyer = await keepFetched(journey, known.token, blockId, once)
        if (run && (await isThere(journey.tx, run.question.id)))
          await keepTask(journey.tx, run.question, causeOf(buyer.mode), run.answered)
        return buyer
      }),
  }
}

/** Deleted while it was asked there is nothing left that a run could be of. */
const isThere = async (tx: ReadTx, id: string): Promise<boolean> =>
  (await tx.$count(connectors, eq(connectors.id, id))) > 0

const causeOf = (mode: Buyer['mode']) => (mode === 'live' ? 'journey' : 'staging')
