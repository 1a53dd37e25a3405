import { createClient, type WireRequest } from '@coverwright/contract/client'
import { contract } from '@coverwright/contract/contract'
import type { Answer } from '@coverwright/contract/wire'
import { createSigner, type Sign } from './signer.ts'

/** A client over real HTTP, signed in as a demo user. */
export async function signedInClient(url: string, email: string, password: string) {
  const send = sender(url)
  const sign = await createSigner(send)
  const visitor = createClient(contract, { send, headers: async (request) => sign(request) })
  const outcome = await visitor.login.landingV2({ email, password })
  if (outcome.outcome !== 'signed-in') throw new Error(`${email} was asked for a code`)
  const { tokens } = outcome
  const { idToken } = tokens
  const { companyId } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  return { visitor, client: clientAt(url, sign, idToken, companyId), idToken, tokens, companyId, sign }
}

export const clientAt = (url: string, sign: Sign, idToken: string, companyId: string) =>
  createClient(contract, {
    send: sender(url),
    headers: async (request) => ({ ...sign(request), authorization: idToken, 'account-id': companyId }),
    newKey: () => crypto.randomUUID(),
  })

const sender =
  (url: string) =>
  async ({ method, path, query, headers, body }: WireRequest): Promise<Answer> => {
    const answer = await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, {
      method,
      headers,
      ...(body && { body }),
    })
    return (await answer.json()) as Answer
  }
