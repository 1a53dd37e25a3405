import { RefreshForm, TokenSet } from '@coverwright/domain/session/session'
import { z } from 'zod'
import { anyone, call, group, member } from './call.ts'

export const identity = group('identity', {
  getUser: call({
    access: member,
    input: z.strictObject({}),
    output: z.object({ subId: z.string(), email: z.string(), name: z.string() }).meta({ id: 'Identity' }),
  }),
  refreshToken: call({
    access: anyone,
    audit: true,
    input: RefreshForm,
    output: TokenSet,
    errors: ['session.refresh-refused'],
  }),
  signOut: call({ access: member, audit: true, input: z.strictObject({}), output: z.null() }),
})
