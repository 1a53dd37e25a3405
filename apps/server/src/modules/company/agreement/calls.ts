import type { agreement } from '@coverwright/contract/company/agreement'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { createAgreement, createContract } from './create-agreement.ts'
import { executeAgreement } from './execute-agreement.ts'
import { getAgreement, listAgreements, listContracts } from './list-agreements.ts'
import { openAgreement } from './open-agreement.ts'
import { renameAgreement } from './rename-agreement.ts'
import { restoreAgreement, trashAgreement } from './trash-agreement.ts'

export const agreementCalls: HandlersOf<typeof agreement> = {
  listAgreements,
  getAgreement,
  createAgreement,
  createContract,
  listContracts,
  renameAgreement,
  executeAgreement,
  openAgreement,
  trashAgreement,
  restoreAgreement,
}
