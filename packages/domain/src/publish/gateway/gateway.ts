import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'
import { gatewayLifecycle } from './gateway-lifecycle.ts'

/** What can be installed. `test` is built in and moves no money. */
export const gatewayKinds = ['test', 'stripe'] as const

/** What the card provider says of the company's account. `pending` is not finished by the company yet. */
export const connectionStates = ['pending', 'connected', 'error'] as const

const gatewayState = z.enum(gatewayLifecycle.states)
const connection = z.enum(connectionStates)

/** A gateway that can be had here, and how far the company is with it. */
export const GatewayMethod = z
  .object({
    kind: z.enum(gatewayKinds),
    /** Whether whoever runs the product has set up what it needs. */
    isOffered: z.boolean(),
    takesLive: z.boolean(),
    takesTest: z.boolean(),
    state: gatewayState,
  })
  .meta({ id: 'GatewayMethod' })

export const Gateway = z
  .object({
    id: idOf('gateway'),
    kind: z.enum(gatewayKinds),
    state: gatewayState,
    /** Null for a gateway that needs no account. */
    connection: connection.nullable(),
    /** The account at the provider. */
    account: z.string().nullable(),
    updatedAt: moment,
  })
  .meta({ id: 'Gateway' })

export const GatewayKindForm = z
  .strictObject({ kind: z.enum(gatewayKinds) })
  .meta({ id: 'GatewayKindForm', examples: [{ kind: 'test' }] })

export const gatewayActions = ['activate', 'deactivate'] as const

export const GatewayActionForm = z
  .strictObject({ id: idOf('gateway'), action: z.enum(gatewayActions) })
  .meta({ id: 'GatewayActionForm', examples: [{ action: 'activate' }] })

export const StripeConnection = z
  .object({
    state: z.enum(['not-configured', ...connectionStates]),
    account: z.string().nullable(),
    /** What the provider still waits for, in its own names. */
    due: z.array(z.string()),
  })
  .meta({ id: 'StripeConnection' })

export type GatewayKind = (typeof gatewayKinds)[number]
export type ConnectionState = (typeof connectionStates)[number]
export type Gateway = z.output<typeof Gateway>
export type GatewayMethod = z.output<typeof GatewayMethod>
export type StripeConnection = z.output<typeof StripeConnection>
