import type { FastifyRequest } from 'fastify'
import type { Counts } from './counts.ts'
import { networkOf } from './network-of.ts'

/** How often a minute. */
export interface LimitRates {
  /** Calls from one address, and steps of a journey. */
  readonly address: number
  /** Calls of one account: a member, or a key. */
  readonly account: number
  /** Pages and files from one address. */
  readonly page: number
}

/** Counts what is asked for, and answers whether it may be. */
type Limit = (request: FastifyRequest) => boolean

export interface Limits {
  readonly ofAddress: Limit
  /** What is sent to sites, or looked up on them. */
  readonly ofSteps: Limit
  readonly ofPages: Limit
  /** The documentation: a megabyte, where somebody wants it in full. */
  readonly ofDocs: Limit
  /** Whoever asks for names that nothing is published under makes the database look for each. */
  readonly ofGuessers: Limit
  readonly noteGuess: (request: FastifyRequest) => void
  /** Passwords at a site's door: each costs as much as a hundred pages. */
  readonly ofDoor: (request: FastifyRequest, host: string) => boolean
  readonly ofAccount: (account: { readonly companyId: string; readonly id: string }) => boolean
}

const guesses = 120
const docs = 60
const doorTries = { ofAddress: 10, ofSite: 60 }
/** A company may do what so many of its people do at a time. */
const membersAtATime = 10

export function createLimits(counts: Counts, { address, account, page }: LimitRates): Limits {
  const isWithin = (key: string, most: number) => counts.add(key) <= most
  return {
    ofAddress: (request) => isWithin(`a ${placeOf(request)}`, address),
    ofSteps: (request) => isWithin(`o ${placeOf(request)}`, address),
    ofPages: (request) => isWithin(`p ${placeOf(request)}`, page),
    ofDocs: (request) => isWithin(`h ${placeOf(request)}`, docs),
    ofGuessers: (request) => counts.add(`g ${placeOf(request)}`, 0) < guesses,
    noteGuess: (request) => void counts.add(`g ${placeOf(request)}`),
    ofDoor: (request, host) =>
      isWithin(`d ${placeOf(request)}`, doorTries.ofAddress) && isWithin(`s ${host}`, doorTries.ofSite),
    ofAccount: ({ companyId, id }) =>
      isWithin(`m ${id}`, account) && isWithin(`c ${companyId}`, account * membersAtATime),
  }
}

const placeOf = ({ ip }: FastifyRequest) => networkOf(ip)
