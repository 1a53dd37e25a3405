import { z } from 'zod'
import { goingOut } from '../../platform/database/going-out.ts'
import type { LookUps } from './look-ups.ts'

export interface HttpLookUpOptions {
  readonly url: string
  readonly token: string
  readonly deadlineMs?: number
}

const Address = z.object({
  line1: z.string().max(200),
  line2: z.string().max(200).default(''),
  town: z.string().max(100),
  postcode: z.string().max(12),
})
const Addresses = z.object({ addresses: z.array(Address).max(200) })
const Vehicle = z.object({
  vehicle: z.object({ title: z.string().max(200), code: z.string().max(60).default('') }).nullable(),
})

/**
 * Asks a provider, or a small bridge before one: `GET <url>/addresses?country=GB&postcode=…` answers `{ addresses }`,
 * `GET <url>/vehicles?country=GB&registration=…` answers `{ vehicle }`. One that is slow or down finds nothing: nobody
 * is kept from buying by it.
 */
export const httpLookUps = ({ url, token, deadlineMs = 4000 }: HttpLookUpOptions): LookUps => {
  const ask = async <T extends z.ZodType>(path: string, query: Record<string, string>, schema: T) => {
    goingOut('The look-up provider')
    const address = new URL(`${url.replace(/\/$/, '')}/${path}?${new URLSearchParams(query).toString()}`)
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      // Somebody else's address must not get the token.
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    }).catch(() => undefined)
    return response?.ok ? schema.safeParse(await response.json().catch(() => undefined)).data : undefined
  }
  return {
    findAddresses: async (country, postcode) =>
      (await ask('addresses', { country, postcode }, Addresses))?.addresses ?? [],
    findVehicle: async (country, registration) =>
      (await ask('vehicles', { country, registration }, Vehicle))?.vehicle ?? undefined,
  }
}
