import { carRegistrations, postcodes } from '@coverwright/domain/build/question/formats'
import { countries, oneOf } from '@coverwright/domain/fields'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { privately, type SiteServices } from './site-request.ts'

export const addressesPath = '/_/addresses'
export const vehiclePath = '/_/vehicle'

const Asked = z.object({ country: oneOf(countries), of: z.string().max(20) })

/** What cannot be one is not looked up: a provider charges for every question. */
export async function answerLookUp({ lookUps }: SiteServices, reply: FastifyReply, path: string, query: string) {
  privately(reply)
  const asked = Asked.safeParse(Object.fromEntries(new URLSearchParams(query))).data
  if (!lookUps || !asked) return reply.code(404).send({})
  const { country } = asked
  if (path === addressesPath) {
    const postcode = asked.of.trim().toUpperCase()
    const isOne = postcode !== '' && postcodes[country].pattern.test(postcode)
    return reply.send(isOne ? await lookUps.findAddresses(country, postcode) : [])
  }
  const registration = asked.of.replaceAll(/\s/g, '').toUpperCase()
  const isOne = carRegistrations[country].test(registration)
  return reply.send({ vehicle: (isOne && (await lookUps.findVehicle(country, registration))) || null })
}
