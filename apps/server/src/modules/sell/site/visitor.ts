import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import { readCookies, setCookies } from './cookies.ts'
import type { KnownBuyer, Mount, Sale } from './sale/index.ts'

/** After so long without a sign of life answers are no longer shown; the application keeps them. */
export const idleMinutes = 30

const Seen = z.object({ application: z.string() })

export type Visitor =
  | { readonly kind: 'nobody' }
  | ({ readonly kind: 'buyer' } & KnownBuyer)
  /** The answers are kept, but whoever asks may be somebody else by now. */
  | ({ readonly kind: 'idle' } & KnownBuyer)
  /** The application is over. */
  | { readonly kind: 'over' }

export async function findVisitor(
  { headers }: FastifyRequest,
  mount: Mount,
  sale: Pick<Sale, 'findBuyer'>,
  tokens: Tokens,
): Promise<Visitor> {
  const { token, seen = '' } = readCookies(headers.cookie)
  if (!token) return { kind: 'nobody' }
  const [buyer, note] = await Promise.all([sale.findBuyer(mount, token), tokens.unseal('journey-seen', Seen, seen)])
  if (!buyer) return { kind: 'over' }
  // Live and test never meet: here they would ask and be answered as the other.
  if (buyer.mode !== mount.mode) return { kind: 'nobody' }
  return { kind: note?.application === buyer.id ? 'buyer' : 'idle', token, buyer }
}

/** Starts the half hour anew. */
export async function markSeen(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: Tokens,
  { buyer, token }: KnownBuyer,
) {
  const seen = await tokens.seal('journey-seen', { application: buyer.id }, `${idleMinutes}m`)
  setCookies(request, reply, { seen, token })
}
