import { SecureKey, SecureKeyForm, ServerKey } from '@coverwright/domain/base/signing/signing'
import { z } from 'zod'
import { anyone, call, group } from '../call.ts'

/** How a client gets the secret it signs with. */
export const sign = group('sign', {
  getPublicKey: call({ access: anyone, isUnsigned: true, input: z.strictObject({}), output: ServerKey }),
  getApiSecureKey: call({
    access: anyone,
    isUnsigned: true,
    version: 'v2',
    input: SecureKeyForm,
    output: SecureKey,
    errors: ['malformed'],
  }),
})
