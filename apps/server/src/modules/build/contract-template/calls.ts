import type { contractTemplate } from '@coverwright/contract/build/contract-template'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getContractTemplate, listContractTemplates } from './list-contract-templates.ts'
import { makeContract, previewContract } from './make-contract.ts'

export const contractTemplateCalls: HandlersOf<typeof contractTemplate> = {
  listContractTemplates,
  getContractTemplate,
  previewContract,
  makeContract,
}
