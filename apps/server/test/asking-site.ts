import { Body } from '@coverwright/domain/build/body/body'
import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { aProduct, aRelease } from './builders.ts'
import type { TestApp, TestCompany } from './test-app.ts'

export const reminderWords = 'You may send me one email about this quote.'

/** A shop whose buyers are asked whether they may be reminded. */
export async function anAskingSite(app: TestApp, company: TestCompany): Promise<string> {
  const { id } = await aProduct(app, company, { state: 'online' })
  const { bodyRevision: revision } = await company.client.product.getProduct({ id })
  const draft = structuredClone(sampleBody)
  draft.declarations.push({ name: 'reminder', kind: 'reminder', text: reminderWords, textVersion: 2 })
  await company.client.product.updateBody({ id, revision, body: { ...Body.parse(draft) } })
  return (await aRelease(company, id)).host ?? ''
}
