import { CodeTrial, CodeTrialForm } from '@coverwright/domain/sell/code-trial/code-trial'
import { call, can, group } from '../call.ts'

/** Why a code saves a customer nothing: they are told that it does not, the company why. */
export const codeTrial = group('codeTrial', {
  /** It says whose address bought before: only to whoever hands codes out. */
  tryCode: call({
    isLive: true,
    access: can('manage-channels'),
    input: CodeTrialForm,
    output: CodeTrial,
    errors: ['product.not-found'],
  }),
})
