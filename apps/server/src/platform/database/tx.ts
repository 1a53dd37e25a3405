import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

type Reads = 'select' | 'selectDistinct' | '$count' | '$with' | 'with'
type Writes = 'insert' | 'update' | 'delete'

/** No `transaction`: it would send a real BEGIN and COMMIT, and end the tenant's scope half-way. */
export type ReadTx = Pick<NodePgDatabase, Reads>
export type WriteTx = Pick<NodePgDatabase, Reads | Writes>
