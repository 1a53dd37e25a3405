import type { Call } from '@coverwright/contract/call'
import type { ReadTx } from '../database/with-tenant.ts'

/** Reads of our own contract that are made in-process: nobody is signed in, and the company's rows are all that is seen. */
export interface OwnReads {
  /** Undefined where what it is asked with is not what the call takes. */
  readonly ask: (name: string, companyId: string, input: unknown) => Promise<{ readonly answer: unknown } | undefined>
}

interface OwnRead {
  readonly call: Pick<Call, 'input' | 'output'>
  readonly read: (tx: ReadTx, input: never, now: Date) => Promise<unknown>
}

interface InCompany {
  readonly read: <T>(companyId: string, work: (tx: ReadTx) => Promise<T>) => Promise<T>
}

/** Input is parsed and the answer stripped as for any caller. */
export const ownReads = (
  reads: Readonly<Record<string, OwnRead>>,
  { read: enter }: InCompany,
  now: () => Date,
): OwnReads => ({
  ask: async (name, companyId, input) => {
    const own = reads[name]
    const asked = own?.call.input.safeParse(input)
    if (!own || !asked?.success) return undefined
    // Parsed by the schema that the read was declared beside.
    const answer = await enter(companyId, (tx) => own.read(tx, asked.data as never, now()))
    return { answer: own.call.output.parse(answer) }
  },
})
