import {
  ContractFilling,
  ContractTemplate,
  ContractTemplateName,
  ContractTemplateRef,
  FilledContract,
} from '@coverwright/domain/build/contract-template/contract-template'
import { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('manage-agreements')
const filling = [
  'contract-template.not-found',
  'contract-template.unfilled',
  'contract-template.not-set',
  'partnership.not-found',
  'agreement.not-bound',
] as const

/** Contracts with partners, made of the templates that designers wrote. */
export const contractTemplate = group('contractTemplate', {
  /** Those that are published. */
  listContractTemplates: call({ access, input: z.strictObject({}), output: z.array(ContractTemplateName) }),
  getContractTemplate: call({
    access,
    input: ContractTemplateRef,
    output: ContractTemplate,
    errors: ['contract-template.not-found'],
  }),
  previewContract: call({ access, input: ContractFilling, output: FilledContract, errors: filling }),
  /** The pages are kept as the document of the agreement; the partner is told, and executes it too. */
  makeContract: call({
    access,
    audit: true,
    input: ContractFilling,
    output: Agreement,
    errors: [...filling, 'agreement.name-taken'],
  }),
})
