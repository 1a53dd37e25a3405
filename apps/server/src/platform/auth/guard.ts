import type { Call } from '@coverwright/contract/call'
import { fail } from '@coverwright/domain/errors'
import type { FastifyRequest } from 'fastify'
import type { Limits } from '../http/limits.ts'
import { apiKeyIn, isBearerKey, type KeyBearer } from './api-key.ts'
import type { Signing } from './signing.ts'
import type { AppBearer, Bearer, Tokens } from './tokens.ts'

export interface Fences {
  readonly tokens: Tokens
  readonly signing: Signing
  readonly limits: Limits
  readonly isInMaintenance: boolean
}

/** Runs before the body is read. A permission is checked later, in the transaction that uses it. */
export const guard =
  (
    { tokens, signing, limits, isInMaintenance }: Fences,
    { access, isUnsigned }: Pick<Call, 'access' | 'isUnsigned'>,
    path: string,
  ) =>
  async (request: FastifyRequest) => {
    if (isInMaintenance) fail('maintenance')
    if (!limits.ofAddress(request)) fail('too-many-requests')
    const { authorization = '', 'account-id': accountId } = request.headers
    // Only the key lets it in; a plain HTTP client has nothing to sign with, and the key names its company.
    const isPlain = access.kind !== 'anyone' && access.kind !== 'appMember' && isBearerKey(authorization)
    if (!isUnsigned && !isPlain) signing.check({ method: request.method, path, headers: request.headers }, Date.now())
    if (access.kind === 'anyone') return
    const bearer =
      access.kind === 'appMember'
        ? tokens.verifyForApp(authorization)
        : (apiKeyIn(authorization) ?? (await tokens.verify(authorization)))
    if (accountId !== bearer.companyId && !(isPlain && accountId === undefined)) fail('not-signed-in')
    bearers.set(request, bearer)
    if (!limits.ofAccount({ companyId: bearer.companyId, id: idOfBearer(bearer) })) fail('too-many-of-yours')
  }

export type AnyBearer = Bearer | KeyBearer | AppBearer

export const idOfBearer = (bearer: AnyBearer) =>
  'keyId' in bearer ? bearer.keyId : 'appMemberId' in bearer ? bearer.appMemberId : bearer.memberId

/** Without a guard that let the request in there is no bearer, and nothing to do. */
export const bearerOf = (request: FastifyRequest) => bearers.get(request) ?? fail('not-signed-in')

const bearers = new WeakMap<FastifyRequest, AnyBearer>()
