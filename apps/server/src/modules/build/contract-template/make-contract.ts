import type { contractTemplate } from '@coverwright/contract/build/contract-template'
import type { ContractFilling } from '@coverwright/domain/build/contract-template/contract-template'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { fail } from '@coverwright/domain/errors'
import { goOut } from '../../../platform/http/handlers.ts'
import { TaskRefused } from '../../../platform/threads/tasks.ts'
import { countPages, keepFilledContract } from '../../company/agreement/index.ts'
import { tryDocument } from '../template/index.ts'
import { fillContract } from './fill-contract.ts'

/** Nobody waits in a transaction while pages are set. What takes too long would with every further try. */
const setPages = (document: FilledDocument): Promise<Uint8Array> =>
  tryDocument(document).catch((error: unknown) => {
    if (error instanceof TaskRefused) return fail('contract-template.not-set')
    throw error
  })

export const previewContract = goOut<typeof contractTemplate, 'previewContract'>()({
  read: fillContract,
  act: ({ document }) => setPages(document),
  settle: async (_context, _filled, content) => ({ pdf: Buffer.from(content).toString('base64') }),
})

export const makeContract = goOut<typeof contractTemplate, 'makeContract'>()({
  read: async (context, form: ContractFilling) => ({ ...(await fillContract(context, form)), form }),
  act: async ({ document }) => {
    const content = await setPages(document)
    return { content, pageCount: await countPages(content) }
  },
  settle: (context, { form: { partnershipId, name }, madeFrom }, pages) =>
    keepFilledContract(context, { partnershipId, name, madeFrom, ...pages }),
})
