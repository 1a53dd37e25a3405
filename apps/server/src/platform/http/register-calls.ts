import { type Call, type Contract, type Group, methodOf, pathOf } from '@coverwright/contract/call'
import { answerOf, type Page, pagedAnswerOf, pagingHeaders, pagingOf } from '@coverwright/contract/wire'
import { errors } from '@coverwright/domain/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { actorOf, guard } from '../auth/guard.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { ContractHandlers } from './handlers.ts'
import { type Invocation, type Operation, runCall } from './run-call.ts'

export interface Services {
  readonly pool: Pool
  readonly tokens: Tokens
}

/** Makes a route of every call: guard, validation, transaction, answer and documentation follow from it. */
export function registerCalls<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: ContractHandlers<C>,
  { pool, tokens }: Services,
) {
  for (const { group, callName, operation } of operationsOf(contract, handlers)) {
    const { call } = operation
    app.route({
      method: methodOf(call),
      url: pathOf(group, callName),
      schema: schemaOf(group, callName, call),
      onRequest: guard(call.access, tokens),
      handler: async (request) => answer(call, await runCall(pool, operation, invocationOf(call, request))),
    })
  }
}

/** `ContractHandlers` holds a handler for every call, with the call's own types; here they are all alike. */
function operationsOf(contract: Contract, handlers: object) {
  const erased = handlers as Readonly<Record<string, Readonly<Record<string, Operation['handler']>>>>
  return Object.entries(contract).flatMap(([groupKey, group]) =>
    Object.entries(group.calls).map(([callName, call]) => {
      const name = `${group.name}/${callName}`
      const handler = erased[groupKey]?.[callName]
      if (!handler) throw new Error(`${name} has no handler`)
      return { group, callName, operation: { call, name, handler } }
    }),
  )
}

/** By now the guard has let the request in, and its parts have the types of their schemas. */
const invocationOf = (call: Call, request: FastifyRequest): Invocation => ({
  actor: call.access.kind === 'anyone' ? undefined : actorOf(request),
  input: methodOf(call) === 'GET' ? request.query : request.body,
  paging: call.paged && pagingOf(request.headers as unknown as Parameters<typeof pagingOf>[0]),
})

function answer(call: Call, result: unknown) {
  if (!call.paged) return { status: 200, data: result }
  const { items, total } = result as Page<unknown>
  return { status: 200, data: items, total }
}

const schemaOf = (group: Group, callName: string, call: Call) => ({
  tags: [group.name],
  operationId: callName,
  description: describeErrors(call),
  [methodOf(call) === 'GET' ? 'querystring' : 'body']: call.input,
  ...(call.paged && { headers: pagingHeaders(call.paged) }),
  response: { 200: call.paged ? pagedAnswerOf(call.output) : answerOf(call.output) },
})

const describeErrors = ({ errors: codes = [] }: Call) =>
  codes.map((code) => `- \`${code}\` (${errors[code].status}): ${errors[code].message}`).join('\n')
