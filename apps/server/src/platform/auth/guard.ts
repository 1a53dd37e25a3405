import type { Access } from '@coverwright/contract/call'
import { fail } from '@coverwright/domain/errors'
import type { FastifyRequest } from 'fastify'
import type { Actor, Tokens } from './tokens.ts'

/** Runs before the body is read: who may not make the call learns nothing about its input. */
export const guard = (access: Access, tokens: Tokens) => async (request: FastifyRequest) => {
  if (access.kind === 'anyone') return
  const actor = await tokens.verify(request.headers.authorization ?? '')
  if (access.kind === 'permission' && !actor.permissions.includes(access.permission)) fail('not-allowed')
  actors.set(request, actor)
}

/** Without a guard that let the request in there is no actor, and nothing to do. */
export const actorOf = (request: FastifyRequest) => actors.get(request) ?? fail('not-signed-in')

const actors = new WeakMap<FastifyRequest, Actor>()
