import { TemplatePreview } from '@coverwright/domain/build/template/template'
import { PolicyRef } from '@coverwright/domain/sell/customer/customer'
import { FoundPolicy, HolderQuestion, PolicyCount, PolicyQuestion } from '@coverwright/domain/sell/policy/find-policy'
import { CorrectionForm, Policy, PolicyPreviewForm } from '@coverwright/domain/sell/policy/policy'
import { call, can, group } from '../call.ts'

const access = can('customer-management-center')

/** What was sold, and the evidence of it. */
export const policy = group('policy', {
  getPolicy: call({ access, input: PolicyRef, output: Policy, errors: ['policy.not-found'] }),
  /** By its number. */
  findPolicy: call({ access, input: PolicyQuestion, output: FoundPolicy }),
  /** Of somebody, by the address they bought with. */
  countPolicies: call({ access, input: HolderQuestion, output: PolicyCount }),
  /** The draft as this policyholder would get it. For whoever may read both. */
  previewTemplate: call({
    access,
    input: PolicyPreviewForm,
    output: TemplatePreview,
    errors: [
      'template.not-found',
      'template.unfinished',
      'template.no-such-language',
      'policy.not-found',
      'customer.erased',
    ],
  }),
  /** Names and addresses that were misspelt. The certificate is made anew, the one before is kept. */
  correctPolicy: call({
    access,
    isLive: true,
    audit: true,
    input: CorrectionForm,
    output: Policy,
    errors: [
      'policy.not-found',
      'policy.not-in-force',
      'policy.rated',
      'policy.not-correctable',
      'policy.nothing-corrected',
      'customer.erased',
    ],
  }),
})
