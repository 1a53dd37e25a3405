import type { login } from '@coverwright/contract/company/login'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { openTransferMessage } from './open-transfer-message.ts'
import { sendTransferMessage } from './send-transfer-message.ts'
import { sendTransferCode, verifyTransferCode } from './transfer-code.ts'
import { transferPrimary } from './transfer-primary.ts'

export const primaryTransferCalls = {
  sendTransferMessage,
  getTransferMessage: openTransferMessage,
  sendTransferCode,
  verifyTransferCode,
  transferPermissionByCode: transferPrimary,
} satisfies Partial<HandlersOf<typeof login>>
