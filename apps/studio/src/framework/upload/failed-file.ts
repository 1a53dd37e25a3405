import { CallError } from '@coverwright/contract/client'
import { said } from '../../core/text/said.ts'

/** What is the matter with a file, where that is known. */
export const failedFile = (failure: unknown) =>
  failure instanceof CallError && failure.fields['file'] ? { advice: said(failure.fields['file']) } : {}
