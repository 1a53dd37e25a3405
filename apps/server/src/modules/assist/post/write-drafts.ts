import type { post } from '@coverwright/contract/assist/post'
import { fitDrafts, type PostBrief } from '@coverwright/domain/assist/post/check-draft'
import { composePost } from '@coverwright/domain/build/template/compose-post'
import { lengthIn, postLengths } from '@coverwright/domain/build/template/post-networks'
import { postFields } from '@coverwright/domain/build/template/template-fields'
import { writePosts } from '../../../adapters/assistant/tasks/write-posts.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { haveWritten, requireModel } from '../answer-model/index.ts'
import { getPostAccountInCompany } from './account/internal.ts'
import { findPostTemplate } from './compose.ts'

/** Neither the company's name nor the channel's link leaves: fields stand for them until a post is composed. */
export const getDrafts = goOut<typeof post, 'getDrafts'>()({
  read: async ({ tx, ports }, { accountId, templateId, productId, about }): Promise<PostBrief> => {
    const { network } = await getPostAccountInCompany(tx, accountId)
    const { text: example, riskLine } = await findPostTemplate(tx, templateId)
    const { name: company } = await getOwnCompany(tx)
    const product = productId ? (await getProductInCompany(tx, productId)).name : null
    await requireModel(tx, ports.model, 'posts')
    const foot = lengthIn(network, composePost({ text: '', riskLine }, { company }).text)
    const length = Math.min(longest, postLengths[network] - foot - blankLine)
    return { about, example, product, fields: postFields.map((field) => `{{${field}}}`), length }
  },
  act: async (brief, outside) => {
    const written = await haveWritten(outside, writePosts(brief))
    const drafts = fitDrafts(brief, written)
    return { drafts, dropped: written.length - drafts.length }
  },
  settle: async (_context, _brief, drafts) => drafts,
})

/** Where a network takes more, nobody reads more. */
const longest = 600
const blankLine = 2
