import { CompanyProfileForm } from '@coverwright/domain/company/company-profile'
import { exampleOf } from '@coverwright/domain/fields'
import { documentKinds } from '@coverwright/domain/verification/verification'
import { anUpload } from '../company-builders.ts'
import { openPortal } from '../publications.ts'
import type { TestApp, TestCompany } from '../test-app.ts'

/** What some calls need of their company before they can succeed. */
const readied: Readonly<Record<string, (app: TestApp, company: TestCompany) => Promise<unknown>>> = {
  'company/submitVerification': async (_app, company) => {
    const { id } = await anUpload(company, 'verification')
    await company.client.login.updateCompany({ ...exampleOf(CompanyProfileForm), name: id, licenceNumber: id })
    for (const kind of documentKinds) await company.client.company.saveDocument({ kind, number: '1', fileId: id })
  },
  ...Object.fromEntries(
    ['openPortal', 'listDocuments', 'listReplacements', 'listWindows', 'planWindow', 'replaceDocument'].map((call) => [
      `maintenance/${call}`,
      (_app: TestApp, company: TestCompany) => openPortal(company),
    ]),
  ),
  'company/resendSenderEmail': (app, { companyId }) =>
    app.owner.query(`update company set sender_email = 'hello@saltmarsh.example' where id = $1`, [companyId]),
}

export const makeReady = (app: TestApp, company: TestCompany, call: string) => readied[call]?.(app, company)
