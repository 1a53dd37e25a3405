import { Readable } from 'node:stream'
import { type Call, type Contract, errorsOf, type Group, isInQuery, methodOf, pathOf } from '@coverwright/contract/call'
import { answerOf, type Page, pagedAnswerOf, pagingHeaders } from '@coverwright/contract/wire'
import { errors } from '@coverwright/domain/errors'
import type { FastifyInstance } from 'fastify'
import { bearerOf, type Fences, guard } from '../auth/guard.ts'
import { createCrowd } from './crowd.ts'
import type { ContractHandlers } from './handlers.ts'
import { hostOf } from './hosts.ts'
import { inputReader } from './read-input.ts'
import { admit, type Operation, runCall, type Services } from './run-call.ts'
import { withSpooled } from './spool.ts'

/** Makes a route of every call: fences, transaction, validation, answer and documentation follow from it. */
export function registerCalls<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: ContractHandlers<C>,
  services: Services,
  fences: Fences,
) {
  const uploading = createCrowd({ member: 3, company: 8, all: 40 })
  for (const { group, callName, operation } of operationsOf(contract, handlers)) {
    const { call } = operation
    const path = pathOf(group, callName, call)
    const readInput = inputReader(call)
    app.route({
      method: methodOf(call),
      url: path,
      schema: schemaOf(group, callName, call),
      onRequest: guard(fences, call, path),
      handler: async (request) => {
        const key = request.headers['idempotency-key']
        const bearer = call.access.kind === 'anyone' ? undefined : bearerOf(request)
        const run = (file?: Readable) =>
          runCall(services, operation, {
            caller: { address: request.ip, host: hostOf(request), userAgent: request.headers['user-agent'] },
            bearer,
            idempotencyKey: typeof key === 'string' ? key.slice(0, 100) : undefined,
            readInput: () => readInput(request, file),
          })
        const { body } = request
        if (!(bearer && call.takesFile && body instanceof Readable)) return answer(call, await run())
        // Who may not send a file is told so before it comes.
        const { companyId, memberId } = await admit(services, operation, bearer)
        const who = { member: memberId, company: companyId, all: '' }
        return answer(call, await uploading(who, () => withSpooled(body, run)))
      },
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

/** What the schema does not name does not leave the server. */
function answer(call: Call, result: unknown) {
  const strip = (value: unknown) => call.output.parse(value)
  if (!call.paged) return { status: 200, data: strip(result) }
  const { items, total, more, after } = result as Page<unknown>
  return { status: 200, data: items.map(strip), total, more, after }
}

/** For the documentation alone: input is checked after permission, in `runCall`. */
const schemaOf = (group: Group, callName: string, call: Call) => ({
  tags: [group.name],
  operationId: `${group.name}.${callName}`,
  summary: describeAccess(call),
  description: describeErrors(call),
  [isInQuery(call) ? 'querystring' : 'body']: call.input,
  ...(call.paged && { headers: pagingHeaders(call.paged) }),
  response: { 200: call.paged ? pagedAnswerOf(call.output) : answerOf(call.output) },
})

const describeAccess = ({ access, audit }: Call) => {
  const who = { anyone: 'Open to all', member: 'Members', permission: 'Permission', appMember: 'People of the app' }[
    access.kind
  ]
  return `${who}${access.kind === 'permission' ? ` ${access.anyOf.join(' or ')}` : ''}${audit ? ', writes' : ''}`
}

const describeErrors = (call: Call) =>
  errorsOf(call)
    .map((code) => `- \`${code}\` (${errors[code].status}): ${errors[code].message}`)
    .join('\n')
