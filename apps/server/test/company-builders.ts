import type { AgreementState } from '@coverwright/domain/company/agreement/agreement-lifecycle'
import { ArticleForm } from '@coverwright/domain/company/article/article'
import { CompanyProfileForm } from '@coverwright/domain/company/company/company-profile'
import { exampleOf } from '@coverwright/domain/fields'
import { articles } from '../src/modules/company/article/index.ts'
import { reactivationRequests } from '../src/modules/company/registration/tables.ts'
import { companyReviews } from '../src/modules/company/verification/tables.ts'
import { withTenant } from '../src/platform/database/with-tenant.ts'
import { aPdf } from './a-pdf.ts'
import { inCompany, one } from './builders.ts'
import type { TestApp, TestCompany } from './test-app.ts'
import { tinyPng } from './tiny-png.ts'

let number = 0

export const anUpload = ({ client }: TestCompany, purpose: 'logo' | 'favicon' | 'verification' | 'hub-cover') =>
  client.upload.uploadFile({ purpose, name: 'scan.png' }, new Blob([tinyPng]))

export const aPolicyDocument = async ({ client }: TestCompany) =>
  client.upload.uploadFile({ purpose: 'policy-document', name: 'wording.pdf' }, new Blob([await aPdf()]))

export const anAgreementFile = async ({ client }: TestCompany, pages = 2) =>
  client.upload.uploadFile({ purpose: 'agreement', name: 'terms.pdf' }, new Blob([await aPdf({ pages })]))

export async function anAgreement(app: TestApp, company: TestCompany, state: AgreementState = 'pending') {
  const { client } = company
  const { id: fileId } = await anAgreementFile(company)
  const agreement = await client.agreement.createAgreement({ name: `Agreement ${++number}`, fileId })
  const { id } = agreement
  if (state === 'executed') {
    await client.agreement.executeAgreement({ id, name: 'Wren Okafor', hasAgreed: true })
    // As the job leaves it: the copy is there.
    await app.owner.query('update agreement set executed_file_id = file_id where id = $1', [id])
  }
  return state === 'trash' ? client.agreement.trashAgreement({ id }) : agreement
}

/** As it reaches the reviewers; in the test's company, as if it were the operator's. */
export const aReview = (
  app: TestApp,
  company: TestCompany,
  overrides: Partial<typeof companyReviews.$inferInsert> = {},
) =>
  withTenant(...inCompany(app, company), async (tx) => {
    const review = {
      forCompanyId: company.companyId,
      companyName: 'Saltmarsh Mutual',
      referenceNumber: 'CW-1',
      businessType: 'insurer',
      country: 'GB',
      profile: exampleOf(CompanyProfileForm),
      documents: [{ kind: 'proofOfAddress', number: '1', fileId: crypto.randomUUID(), fileName: 'scan.png' }],
      submittedBy: 'Rowan Ellery',
      ...overrides,
    } as const
    return one(await tx.insert(companyReviews).values(review).returning())
  })

export const aReactivation = (app: TestApp, company: TestCompany) =>
  withTenant(...inCompany(app, company), async (tx) => {
    const request = { forCompanyId: company.companyId, forMemberId: company.memberId, note: '' }
    return one(await tx.insert(reactivationRequests).values(request).returning())
  })

/** As whoever runs the product writes it; in the test's company, as if it were theirs. */
export const anArticle = (app: TestApp, company: TestCompany) =>
  withTenant(...inCompany(app, company), async (tx) =>
    one(
      await tx
        .insert(articles)
        .values({ ...exampleOf(ArticleForm), title: `Article ${++number}` })
        .returning(),
    ),
  )
