import type { sign } from '@coverwright/contract/company/sign'
import type { HandlersOf } from '../../../platform/http/handlers.ts'

export const signCalls: HandlersOf<typeof sign> = {
  getPublicKey: async ({ ports: { signing }, now }) => ({
    publicKey: signing.publicKey,
    keyBits: signing.keyBits,
    serverTime: now.getTime(),
  }),
  getApiSecureKey: async ({ ports: { signing }, now }, { chunks }) => signing.handOut(chunks, now.getTime()),
}
