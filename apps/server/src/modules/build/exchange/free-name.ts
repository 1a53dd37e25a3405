import type { exchange } from '@coverwright/contract/build/exchange'
import { type ExchangeKind, exchangeLimits } from '@coverwright/domain/build/exchange/exchange'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { isComponentNameTaken } from '../component/index.ts'
import { isProductNameTaken } from '../product/index.ts'

const mostTried = 100

/** The name itself, or the first with a number behind it that is nobody's. Two at once may still be given the same. */
export async function freeName(tx: ReadTx, kind: ExchangeKind, name: string): Promise<string> {
  const isTaken = kind === 'component' ? isComponentNameTaken : isProductNameTaken
  let tried = name
  for (let number = 2; number < mostTried && (await isTaken(tx, tried)); number += 1) {
    const end = ` ${number}`
    tried = name.slice(0, exchangeLimits.name - end.length) + end
  }
  return tried
}

export const findFreeName: HandlerOf<typeof exchange, 'findFreeName'> = async ({ tx }, { kind, name }) => {
  const free = await freeName(tx, kind, name)
  return { isTaken: free !== name, free }
}
