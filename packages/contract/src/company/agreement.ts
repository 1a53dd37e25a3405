import {
  Agreement,
  AgreementCopyRef,
  AgreementFilter,
  AgreementForm,
  AgreementNameForm,
  AgreementRef,
  ContractForm,
  ExecutionForm,
} from '@coverwright/domain/company/agreement/agreement'
import { FileLink } from '@coverwright/domain/company/file/file'
import { call, can, group } from '../call.ts'

export const agreement = group('agreement', {
  listAgreements: call({
    access: can('business-agreement-center'),
    paged: ['name', 'createdAt', 'pageCount', 'state', 'trashedAt'],
    input: AgreementFilter,
    output: Agreement,
  }),
  getAgreement: call({
    access: can('business-agreement-center'),
    input: AgreementRef,
    output: Agreement,
    errors: ['agreement.not-found'],
  }),
  /** Of a file uploaded as an agreement. A file that is no good as one is removed. */
  createAgreement: call({
    access: can('manage-agreements'),
    audit: true,
    input: AgreementForm,
    output: Agreement,
    errors: ['file.not-found', 'agreement.name-taken', 'agreement.page-count-missing', 'agreement.refused'],
  }),
  /** Of all contracts with partners, whichever side made them. */
  listContracts: call({
    access: can('business-agreement-center'),
    paged: ['name', 'createdAt', 'pageCount', 'state'],
    input: AgreementFilter.pick({ state: true, search: true }),
    output: Agreement,
  }),
  /** Both sides see it and execute it. */
  createContract: call({
    access: can('manage-agreements'),
    audit: true,
    input: ContractForm,
    output: Agreement,
    errors: [
      'file.not-found',
      'partnership.not-found',
      'agreement.not-bound',
      'agreement.name-taken',
      'agreement.page-count-missing',
      'agreement.refused',
    ],
  }),
  renameAgreement: call({
    access: can('manage-agreements'),
    audit: true,
    input: AgreementNameForm,
    output: Agreement,
    errors: [
      'agreement.not-found',
      'agreement.name-taken',
      'agreement.executed',
      'agreement.in-trash',
      'agreement.of-partner',
      'agreement.with-partner',
    ],
  }),
  executeAgreement: call({
    access: can('manage-agreements'),
    audit: true,
    input: ExecutionForm,
    output: Agreement,
    errors: ['agreement.not-found', 'agreement.executed', 'agreement.in-trash'],
  }),
  /** A link to the file as it was uploaded, or with the page that says who executed it. */
  openAgreement: call({
    access: can('business-agreement-center'),
    input: AgreementCopyRef,
    output: FileLink,
    errors: ['agreement.not-found', 'file.not-found'],
  }),
  trashAgreement: call({
    access: can('manage-agreements'),
    audit: true,
    input: AgreementRef,
    output: Agreement,
    errors: [
      'agreement.not-found',
      'agreement.in-trash',
      'agreement.kept',
      'agreement.of-partner',
      'agreement.with-partner',
    ],
  }),
  restoreAgreement: call({
    access: can('manage-agreements'),
    audit: true,
    input: AgreementRef,
    output: Agreement,
    errors: ['agreement.not-found', 'agreement.not-in-trash', 'agreement.name-taken'],
  }),
})
