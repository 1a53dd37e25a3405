import { carRegistrations, postcodes } from '@coverwright/domain/build/question/formats'
import { countries, oneOf } from '@coverwright/domain/fields'
import type { SiteAnswers } from '@coverwright/domain/sell/site/site-calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { lookUpsAt } from './company-look-ups.ts'
import type { Mount } from './sale/index.ts'
import type { SiteServices } from './site-request.ts'

const Asked = z.object({ country: oneOf(countries), of: z.string().max(20) })

const askedIn = ({ url }: FastifyRequest) =>
  Asked.safeParse(Object.fromEntries(new URLSearchParams(url.split('?', 2)[1]))).data

/** What cannot be one is not looked up: a provider charges for every question. */
export async function answerAddresses(
  services: SiteServices,
  mount: Mount,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { findAddresses } = lookUpsAt(services, { mount, from: request.ip })
  const asked = askedIn(request)
  if (!findAddresses || !asked) return reply.code(404).send({})
  const postcode = asked.of.trim().toUpperCase()
  const isOne = postcode !== '' && postcodes[asked.country].pattern.test(postcode)
  const found: SiteAnswers['addresses'] = isOne ? await findAddresses(asked.country, postcode) : []
  return reply.send(found)
}

export async function answerVehicle(
  services: SiteServices,
  mount: Mount,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { findVehicle } = lookUpsAt(services, { mount, from: request.ip })
  const asked = askedIn(request)
  if (!findVehicle || !asked) return reply.code(404).send({})
  const registration = asked.of.replaceAll(/\s/g, '').toUpperCase()
  const isOne = carRegistrations[asked.country].test(registration)
  const vehicle = (isOne && (await findVehicle(asked.country, registration))) || null
  return reply.send({ vehicle } satisfies SiteAnswers['vehicle'])
}
