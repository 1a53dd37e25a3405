import {
  TransferCard,
  TransferCode,
  TransferForm,
  TransferOpening,
  TransferOrder,
  TransferProof,
  Transferred,
  TransferSent,
  TransferTicket,
} from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { CodeSent } from '@coverwright/domain/company/session/session'
import { anyone, call, can } from '../call.ts'

/** The calls of `login` by which the primary role is handed over. */
export const primaryTransferLoginCalls = {
  sendTransferMessage: call({
    access: can('users'),
    audit: true,
    input: TransferForm,
    output: TransferSent,
    errors: [
      'primary-transfer.only-primary',
      'primary-transfer.not-eligible',
      'member.not-found',
      'session.password-incorrect',
      'session.account-rests',
    ],
  }),
  /** By the mailed link, or by the password of whoever it was mailed to. */
  getTransferMessage: call({
    access: anyone,
    audit: true,
    input: TransferOpening,
    output: TransferCard,
    errors: ['primary-transfer.link-expired', 'session.incorrect'],
  }),
  sendTransferCode: call({
    access: anyone,
    audit: true,
    input: TransferTicket,
    output: CodeSent,
    errors: ['primary-transfer.link-expired', 'session.code-sent-lately'],
  }),
  verifyTransferCode: call({
    access: anyone,
    audit: true,
    input: TransferCode,
    output: TransferProof,
    errors: ['primary-transfer.link-expired', 'session.code-invalid', 'session.code-expired'],
  }),
  transferPermissionByCode: call({
    access: anyone,
    audit: true,
    input: TransferOrder,
    output: Transferred,
    errors: ['primary-transfer.link-expired'],
  }),
}
