import type { issuer } from '@coverwright/contract/company/issuer'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { listIssuers, saveIssuer } from './set-issuer.ts'

export const issuerPaymentCalls = { listIssuers, saveIssuer } satisfies HandlersOf<typeof issuer>
