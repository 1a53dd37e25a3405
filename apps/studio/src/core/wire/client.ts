import { callTable } from 'virtual:call-table'
import { type Call, pathOf } from '@coverwright/contract/call'
import { readCallTable } from '@coverwright/contract/call-table'
import { createClient, type Wire } from '@coverwright/contract/client'
import type { contract } from '@coverwright/contract/contract'
import type { Answer } from '@coverwright/contract/wire'
import { cookiesOf } from '../session/cookies.ts'
import { createRefresh } from '../session/refresh.ts'
import { refreshAcrossTabs } from '../session/refresh-across-tabs.ts'
import { clearSession, keepTokens, useSession } from '../session/session.ts'
import { isOutOfReach } from './answer.ts'
import { createRecover } from './recover.ts'
import { accountHeaders, signatureHeaders } from './request-headers.ts'
import { send } from './send.ts'
import { keepSigningMaterial } from './signing-material.ts'
import { askToTryAgain, untilBack } from './waits.ts'

/** The table is made of the contract at build time and keeps all a client reads of it. */
export const calls = readCallTable(callTable) as unknown as typeof contract

const newKey = () => crypto.randomUUID()

const unsigned = createClient({ sign: calls.sign }, { send, headers: async () => ({}), newKey })

export const signing = keepSigningMaterial({
  sign: unsigned.sign,
  cookies: cookiesOf(document, location.protocol === 'https:'),
  now: () => Date.now(),
})

export async function headersFor(
  request: { method: 'GET' | 'POST'; path: string },
  call: Pick<Call, 'access' | 'isUnsigned'>,
) {
  if (call.isUnsigned) return {}
  const signature = await signatureHeaders(request, await signing.get(), Date.now())
  return { ...signature, ...accountHeaders(useSession.getState(), call) }
}

async function recoverSigning({ status }: Answer, attempt: number): Promise<boolean> {
  if (status === 104) signing.clear()
  return status === 104 && attempt === 1
}

export const bareWire: Wire = { send, headers: headersFor, newKey, recover: recoverSigning }

/** Signed, but never recovered: for the calls that make and end sessions, which cannot wait for what they bring about. */
export const bareClient = createClient(calls, bareWire)

/** Under its key a refresh may be sent again, and nobody need sign in anew because the network was gone for a moment. */
const refreshWire = (key: string): Wire => ({
  ...bareWire,
  newKey: () => key,
  recover: (answer, attempt) =>
    isOutOfReach(answer) ? recover(answer, attempt, undefined) : recoverSigning(answer, attempt),
})

const refresh = createRefresh({
  tokens: () => useSession.getState().tokens,
  refreshesInARow: () => useSession.getState().refreshesInARow,
  countRefresh: () => useSession.setState(({ refreshesInARow }) => ({ refreshesInARow: refreshesInARow + 1 })),
  refresh: refreshAcrossTabs({
    tokens: () => useSession.getState().tokens,
    refresh: ({ refreshToken, deviceKey }, key) =>
      createClient(calls, refreshWire(key)).identity.refreshToken({ refreshToken, deviceKey }),
    keep: keepTokens,
  }),
  keep: keepTokens,
  end: clearSession,
})

export const recover = createRecover({
  clearSigning: signing.clear,
  hasToken: () => useSession.getState().tokens !== null,
  refresh,
  end: clearSession,
  askToTryAgain,
  pause: () => new Promise((resolve) => setTimeout(resolve, 2000)),
  untilBack: () => untilBack(isBack),
})

async function isBack(): Promise<boolean> {
  const { calls: ofSign } = calls.sign
  const path = pathOf(calls.sign, 'getPublicKey', ofSign.getPublicKey)
  const headers = { 'content-type': 'application/json' }
  const { status } = await send({ method: 'POST', path, query: {}, headers, body: '{}' })
  return status === 200
}

/** Which token an answer answers to: it may have been refreshed while the call was on its way. */
const sentWith = new WeakMap<Answer, string>()

export const wire: Wire = {
  headers: headersFor,
  newKey,
  async send(request) {
    const answer = await send(request)
    const { authorization } = request.headers
    if (authorization) sentWith.set(answer, authorization)
    // Only a call of the signed-in person proves that the token is good.
    if (answer.status === 200 && authorization) useSession.setState({ refreshesInARow: 0 })
    return answer
  },
  recover: (answer, attempt) => recover(answer, attempt, sentWith.get(answer)),
}

/** Every call of the contract, signed and recovered: `client.login.getUserData({})`. */
export const client = createClient(calls, wire)
