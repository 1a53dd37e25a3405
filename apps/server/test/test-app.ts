import { randomUUID } from 'node:crypto'
import { createClient, type WireRequest } from '@coverwright/contract/client'
import { contract } from '@coverwright/contract/contract'
import { permissions } from '@coverwright/domain/permissions'
import { afterAll } from 'vitest'
import { createApp } from '../src/app.ts'
import { type Actor, createTokens } from '../src/platform/auth/tokens.ts'
import { openPool } from '../src/platform/database/open-pool.ts'
import { cloneDatabase } from './clone-database.ts'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
export type TestCompany = Awaited<ReturnType<TestApp['aCompany']>>

/** The whole server on a database of its own; only the socket is missing. */
export async function startTestApp() {
  const { owner, serverUrl } = await cloneDatabase()
  const pool = openPool(serverUrl)
  const tokens = createTokens('a secret that only tests know, 32+')
  const app = await createApp({ pool, tokens })
  afterAll(async () => {
    await app.close()
    await pool.end()
  })

  /** Sends what it is given; the answer is not interpreted. */
  const send = async ({ method, path, query, headers, body }: WireRequest) =>
    (await app.inject({ method, url: path, query: { ...query }, headers: { ...headers }, payload: body ?? '' })).json()

  /** A company with one member, who may do everything unless said otherwise. */
  const aCompany = async (overrides: Partial<Actor> = {}) => {
    const actor = { userId: randomUUID(), companyId: randomUUID(), permissions: [...permissions], ...overrides }
    const token = await tokens.sign(actor)
    const client = createClient(contract, { send, headers: async () => ({ authorization: token }) })
    return { ...actor, token, client }
  }

  return { app, owner, pool, tokens, send, aCompany }
}
