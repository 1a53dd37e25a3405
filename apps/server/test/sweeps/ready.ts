import { exampleMapping } from '@coverwright/domain/build/pricing-table/example-mapping'
import { CompanyProfileForm } from '@coverwright/domain/company/company/company-profile'
import { CreditNoteForm, TransferForm } from '@coverwright/domain/company/plan-order/plan-order'
import { documentKinds } from '@coverwright/domain/company/verification/verification'
import { exampleOf } from '@coverwright/domain/fields'
import { IssueKeyForm } from '@coverwright/domain/publish/maintenance/maintenance'
import { OwnEventForm } from '@coverwright/domain/reach/own-event/own-event'
import { anUpload } from '../company-builders.ts'
import { theExample } from '../exchange-builders.ts'
import { readyToInvite } from '../hub-builders.ts'
import { anInvoice, aPlanOrder, payingForPlan, readyToOrder } from '../plan-builders.ts'
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
      openPortal,
    ]),
  ),
  // Support names a company by the number it quotes; here whoever calls is that company.
  'maintenance/issueKey': async (app, { companyId }) => {
    const { referenceNumber } = exampleOf(IssueKeyForm)
    await app.owner.query('update company set reference_number = id where reference_number = $1', [referenceNumber])
    await app.owner.query('update company set reference_number = $1 where id = $2', [referenceNumber, companyId])
  },
  // There is something to mark where a cell of the file is wrong.
  'pricing/downloadMarked': async (app, company) => {
    const wrong = { severity: 'error', code: 'blank', cell: 'Rates!A2', row: 1, column: 0, message: '-', fix: null }
    await app.owner.query('update pricing_table_version set mapping = $1, problems = $2 where company_id = $3', [
      JSON.stringify(exampleMapping),
      JSON.stringify([wrong]),
      company.companyId,
    ])
  },
  // Everybody sees what was released: the example names one.
  ...Object.fromEntries(
    ['getAvailable', 'listReleasedVersions', 'previewAvailable', 'takeDesign', 'takeIntoProduct', 'reportItem'].map(
      (call) => [`exchange/${call}`, (app: TestApp, company: TestCompany) => theExample(app, company)],
    ),
  ),
  'exchange/takeComponent': (app, company) => theExample(app, company, 'component'),
  // What it names is an event of the company's own.
  'event/raiseEvent': (_app, { client }) => client.event.saveEvent(exampleOf(OwnEventForm)).catch(() => undefined),
  'domain/registerDomain': readyToOrder,
  'domain/renewDomain': readyToOrder,
  ...Object.fromEntries(
    ['cancelPlan', 'keepPlan', 'saveCardInfo', 'getSmallerPlan', 'takeSmallerPlan', 'dropSmallerPlan'].map((call) => [
      `payment/${call}`,
      payingForPlan,
    ]),
  ),
  'payment/advanceOrder': readyToOrder,
  'payment/advanceOrderV2': readyToOrder,
  // A transfer names a company and its order by their numbers; here whoever calls is that company.
  'payment/recordTransfer': async (app, company) => {
    const { referenceNumber, orderNumber, amountMinor } = exampleOf(TransferForm)
    await readyToOrder(app, company)
    const { id } = await aPlanOrder(app, company)
    await app.owner.query('update company set reference_number = id where reference_number = $1', [referenceNumber])
    await app.owner.query('update company set reference_number = $1 where id = $2', [
      referenceNumber,
      company.companyId,
    ])
    await app.owner.query(
      'update plan_order set number = $2, net_minor = $3, vat_minor = 0, total_minor = $3 where id = $1',
      [id, orderNumber, amountMinor],
    )
  },
  'payment/creditInvoice': async (app, company) => {
    const { referenceNumber, invoiceNumber } = exampleOf(CreditNoteForm)
    const { id } = await anInvoice(app, company)
    await app.owner.query('update company set reference_number = id where reference_number = $1', [referenceNumber])
    await app.owner.query('update company set reference_number = $1 where id = $2', [
      referenceNumber,
      company.companyId,
    ])
    await app.owner.query('update invoice set number = id::text where number = $1', [invoiceNumber])
    await app.owner.query('update invoice set number = $2 where id = $1', [id, invoiceNumber])
  },
  // Whoever wrote it approves it.
  'post/approvePost': (_app, { client }) => client.post.changeSettings({ needsSecondPerson: false }),
  'examQuestion/writeQuestions': (_app, { client }) => client.answerModel.changeModel({ uses: ['questions'] }),
  'post/getDrafts': (_app, { client }) => client.answerModel.changeModel({ uses: ['posts'] }),
  'appMember/inviteMember': readyToInvite,
  'appMember/sendLink': readyToInvite,
  'company/resendSenderEmail': (app, { companyId }) =>
    app.owner.query(`update company set sender_email = 'hello@saltmarsh.example' where id = $1`, [companyId]),
}

export const makeReady = (app: TestApp, company: TestCompany, call: string) => readied[call]?.(app, company)
