import { createClient } from '@coverwright/contract/client'
import { contract } from '@coverwright/contract/contract'
import type { TestApp } from './test-app.ts'

/** Visitors at network addresses of their own; the app must trust its proxy. */
export const visitorsOf = ({ send, sign }: TestApp) => ({
  from: (address: string) =>
    createClient(contract, { send, headers: async (request) => ({ ...sign(request), 'x-forwarded-for': address }) }),
})

/** The nth of a network nobody has. */
export const addressOf = (n: number) => `198.18.${n >> 8}.${n & 255}`
