import { hash } from 'node:crypto'
import type { ConnectorDefinition } from '@coverwright/domain/build/connector/connector'
import { z } from 'zod'
import { NoAnswer, type Outbound } from '../../../adapters/outbound/outbound.ts'

type OAuth2 = Extract<ConnectorDefinition['authentication'], { kind: 'oauth2' }>

const Given = z.object({
  access_token: z.string().min(1).max(8000),
  expires_in: z.coerce.number().min(0).max(86_400).catch(300),
})

/** A token is given up so long before its end: on its way it must not expire. */
const earlyMs = 30_000
const mostKept = 1000

const keyOf = (connectorId: string, { tokenAddress, clientId, scope }: OAuth2, secret: string) =>
  hash('sha256', JSON.stringify([connectorId, tokenAddress, clientId, scope, secret]))

/** Tokens of OAuth2 client credentials, each kept until it is over. */
export function keepTokens(outbound: Outbound, clock: () => number = () => Date.now()) {
  const kept = new Map<string, { readonly token: string; readonly until: number }>()
  return {
    tokenFor: async (connectorId: string, oauth2: OAuth2, secret: string, deadlineMs: number): Promise<string> => {
      const key = keyOf(connectorId, oauth2, secret)
      const known = kept.get(key)
      if (known && known.until > clock()) return known.token
      const { tokenAddress: url, clientId, scope } = oauth2
      const asked = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret }
      const body = new URLSearchParams({ ...asked, ...(scope && { scope }) }).toString()
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body).toString(),
        accept: 'application/json',
      }
      const { status, body: answer } = await outbound.send({ url, method: 'POST', headers, body, deadlineMs })
      const given = status === 200 ? Given.safeParse(jsonOf(answer)) : undefined
      if (!given?.success) throw new NoAnswer(`No access token was given (status ${status}).`)
      if (kept.size >= mostKept) kept.clear()
      kept.set(key, { token: given.data.access_token, until: clock() + given.data.expires_in * 1000 - earlyMs })
      return given.data.access_token
    },
    /** Whoever refuses one that should still hold is asked for another. */
    forget: (connectorId: string, oauth2: OAuth2, secret: string) =>
      void kept.delete(keyOf(connectorId, oauth2, secret)),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
