import { CommentForm } from '@coverwright/domain/build/comment/comment'
import { ComponentForm } from '@coverwright/domain/build/component/component'
import type { ComponentState } from '@coverwright/domain/build/component/component-lifecycle'
import { exampleOf } from '@coverwright/domain/fields'
import { aPdf } from './a-pdf.ts'
import { aProduct } from './builders.ts'
import type { TestApp, TestCompany } from './test-app.ts'
import { tinyFont } from './tiny-font.ts'

let number = 0

export const aFont = ({ client }: TestCompany) =>
  client.font.uploadFont({ name: 'tarn-grotesk.woff2' }, new Blob([tinyFont]))

export const aCompanyDocument = async ({ client }: TestCompany) =>
  client.companyDocument.uploadDocument({ name: `wording ${++number}.pdf` }, new Blob([await aPdf()]))

export const aComponent = async (app: TestApp, { client }: TestCompany, state: ComponentState = 'pending') => {
  const made = await client.component.createComponent({ ...exampleOf(ComponentForm), name: `Component ${++number}` })
  await app.owner.query('update component set state = $1 where id = $2', [state, made.id])
  if (state !== 'approved') return { ...made, state }
  await app.owner.query(
    `update component set approved_content = document.content from document
     where document.owner_id = component.id and component.id = $1`,
    [made.id],
  )
  return { ...made, state, approvedBlocks: made.blocks }
}

interface CommentOverrides {
  readonly productId?: string
  readonly isResolved?: boolean
}

export async function aComment(app: TestApp, company: TestCompany, { productId, isResolved }: CommentOverrides = {}) {
  const { comment } = company.client
  const id = productId ?? (await aProduct(app, company)).id
  const made = await comment.addComment({ ...exampleOf(CommentForm), productId: id })
  return isResolved ? comment.resolveComment({ id: made.id }) : made
}
