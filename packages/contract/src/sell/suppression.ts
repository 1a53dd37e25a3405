import {
  Suppression,
  SuppressionFilter,
  SuppressionForm,
  SuppressionRef,
} from '@coverwright/domain/sell/suppression/suppression'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('manage-automation')
/** Nobody of test mode has a list of their own. */
const changing = { access, audit: true, isLive: true } as const

/** Who is sent no advertising. */
export const suppression = group('suppression', {
  listAddresses: call({
    access,
    isLive: true,
    paged: ['createdAt'],
    input: SuppressionFilter,
    output: Suppression,
  }),
  /** Noted already, it stays as it was noted. */
  addAddress: call({ ...changing, input: SuppressionForm, output: Suppression }),
  /** Of those that colleagues noted. */
  removeAddress: call({
    ...changing,
    input: SuppressionRef,
    output: z.null(),
    errors: ['suppression.not-found', 'suppression.own-wish'],
  }),
})
