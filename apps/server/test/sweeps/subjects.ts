import { appMemberLifecycle } from '@coverwright/domain/assist/app-member/app-member-lifecycle'
import { examLifecycle } from '@coverwright/domain/assist/exam/exam-lifecycle'
import { examLevelLifecycle } from '@coverwright/domain/assist/exam-level/exam-level-lifecycle'
import { examQuestionLifecycle } from '@coverwright/domain/assist/exam-question/exam-question-lifecycle'
import { hubFolderLifecycle } from '@coverwright/domain/assist/hub-folder/hub-folder-lifecycle'
import { postLifecycle } from '@coverwright/domain/assist/post/post-lifecycle'
import { postPhotoLifecycle } from '@coverwright/domain/assist/post-photo/post-photo-lifecycle'
import { componentLifecycle } from '@coverwright/domain/build/component/component-lifecycle'
import { connectorLifecycle } from '@coverwright/domain/build/connector/connector-lifecycle'
import { taskStates } from '@coverwright/domain/build/connector/connector-task'
import { exchangeLifecycle, exchangeReviewLifecycle } from '@coverwright/domain/build/exchange/exchange-lifecycle'
import { pricingTableLifecycle } from '@coverwright/domain/build/pricing-table/pricing-table-lifecycle'
import { productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { agentLifecycle } from '@coverwright/domain/company/agent/agent-lifecycle'
import { agreementLifecycle } from '@coverwright/domain/company/agreement/agreement-lifecycle'
import { invitationLifecycle } from '@coverwright/domain/company/invitation/invitation-lifecycle'
import { memberStates } from '@coverwright/domain/company/member/member'
import type { PartnerType } from '@coverwright/domain/company/partnership/partner-types'
import { partnershipLifecycle } from '@coverwright/domain/company/partnership/partnership-lifecycle'
import { planOrderLifecycle } from '@coverwright/domain/company/plan-order/plan-order-lifecycle'
import { reviewLifecycle } from '@coverwright/domain/company/verification/verification-lifecycle'
import { exampleOf } from '@coverwright/domain/fields'
import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { domainOrderLifecycle } from '@coverwright/domain/publish/domain-order/domain-order-lifecycle'
import { replacementLifecycle } from '@coverwright/domain/publish/maintenance/maintenance'
import { requestLifecycle } from '@coverwright/domain/publish/publisher/publish-request'
import { scheduleLifecycle } from '@coverwright/domain/publish/publisher/schedule-event'
import { mountLifecycle } from '@coverwright/domain/publish/release/mount-lifecycle'
import { runLifecycle } from '@coverwright/domain/reach/automation/run-lifecycle'
import { outboxLifecycle } from '@coverwright/domain/reach/outbox/outbox-lifecycle'
import { OwnEventForm } from '@coverwright/domain/reach/own-event/own-event'
import { deliveryLifecycle, webhookLifecycle } from '@coverwright/domain/reach/webhook/webhook-lifecycle'
import { channelLifecycle } from '@coverwright/domain/sell/channel/channel-lifecycle'
import { couponLifecycle } from '@coverwright/domain/sell/coupon/coupon'
import { merchantLifecycle } from '@coverwright/domain/sell/merchant/merchant'
import { referralLifecycle } from '@coverwright/domain/sell/referral/referral-lifecycle'
import { vehicleApprovalLifecycle } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-lifecycle'
import { voucherLifecycle } from '@coverwright/domain/sell/voucher/voucher'
import { aLead, anAgentPage, anAskedPage } from '../agent-page-builders.ts'
import { anAction, anOwnEvent, aRun, aSuppression } from '../automation-builders.ts'
import {
  aContact,
  aDataSource,
  aDesign,
  aFile,
  aGroup,
  aKey,
  aKeyword,
  aMember,
  aMessage,
  aNotification,
  anAgent,
  anInvitation,
  aPartnership,
  aPhoto,
  aProduct,
  aProductGroup,
  aRole,
  aTable,
  aTestCase,
  aVersion,
} from '../builders.ts'
import { aCustomer, aPolicy, aReferral, aVehicleApproval } from '../buyers.ts'
import { aChannel, aCoupon, aMerchant, aVoucher } from '../channel-builders.ts'
import {
  anAgreement,
  anAgreementFile,
  anArticle,
  anUpload,
  aPolicyDocument,
  aReactivation,
  aReview,
} from '../company-builders.ts'
import { aConnectedSource, aConnector, aTask } from '../connector-builders.ts'
import { aComment, aCompanyDocument, aComponent, aFont } from '../design-builders.ts'
import { aBoughtDomain, aDomainOrder } from '../domain-order-builders.ts'
import { aBareLevel, anExam, anExamQuestion } from '../exam-builders.ts'
import { aChanged, anItem, aReleasedHere, aReport, aSub, aSubmission } from '../exchange-builders.ts'
import { aHubFile, aHubFolder, anAsker, aPeopledGroup, aTalkQuestion } from '../hub-builders.ts'
import { aCreditNote, anInvoice, aPlanOrder } from '../plan-builders.ts'
import { aPost, aPostAccount, aPostPhoto, aPostTemplate } from '../post-builders.ts'
import {
  aDomain,
  aMount,
  anEvent,
  anOffer,
  aPrimary,
  aReplacement,
  aRequest,
  aResale,
  aWindow,
} from '../publications.ts'
import {
  aBinding,
  aContract,
  aCopy,
  aDocument,
  aFileTemplate,
  aFormFile,
  aFormTemplate,
  aPage,
  aRemovedTemplate,
  aTemplate,
} from '../template-builders.ts'
import type { TestApp, TestCompany } from '../test-app.ts'
import { aDelivery, aWebhook } from '../webhook-builders.ts'

type Maker = (app: TestApp, company: TestCompany) => (() => Promise<{ id: string }>)[]

/** Things to try calls on, by the name given to `idOf`: one in every state, so that every call finds a fitting one. */
const makers: Readonly<Record<string, Maker>> = {
  channel: (_app, company) => channelLifecycle.states.map((state) => () => aChannel(company, { state })),
  coupon: (_app, company) => couponLifecycle.states.map((state) => () => aCoupon(company, { state })),
  voucher: (_app, company) => voucherLifecycle.states.map((state) => () => aVoucher(company, { state })),
  merchant: (_app, company) => merchantLifecycle.states.map((state) => () => aMerchant(company, { state })),
  outbox: (app, company) => outboxLifecycle.states.map((state) => () => aMessage(app, company, { state })),
  notification: (app, company) => [() => aNotification(app, company)],
  product: (app, company) => [
    ...productLifecycle.states.map((state) => () => aProduct(app, company, { state })),
    // Somebody locked its journey.
    async () => company.client.product.lockJourney({ id: (await aProduct(app, company)).id }),
  ],
  movedProduct: (app, company) => [() => aPrimary(app, company).then(({ productId }) => ({ id: productId }))],
  // Of a provider the company is bound to: nobody makes a product of their own.
  primaryProduct: (app, company) => [() => anOffer(app, company)],
  resaleProduct: (app, company) => [() => aResale(app, company)],
  // The live one first: it is what most calls are about.
  domain: (app, company) => [
    ...domainLifecycle.states.map((state) => () => aDomain(app, company, state)),
    () => aBoughtDomain(app, company),
  ],
  domainOrder: (app, company) => domainOrderLifecycle.states.map((state) => () => aDomainOrder(app, company, state)),
  mount: (app, company) =>
    (['live', ...mountLifecycle.states] as const).map((state) => () => aMount(app, company, state)),
  release: (app, company) => [() => aMount(app, company, 'staging').then(({ releaseId }) => ({ id: releaseId }))],
  scheduleEvent: (app, company) => scheduleLifecycle.states.map((state) => () => anEvent(app, company, state)),
  publishRequest: (app, company) => requestLifecycle.states.map((state) => () => aRequest(app, company, state)),
  testCase: (app, company) => [() => aTestCase(app, company)],
  comment: (app, company) => [() => aComment(app, company), () => aComment(app, company, { isResolved: true })],
  productGroup: (app, company) => [() => aProductGroup(app, company)],
  // Of the kind that the calls have for their example.
  documentOwner: (app, company) => productLifecycle.states.map((state) => () => aProduct(app, company, { state })),
  documentVersion: (_app, company) => [() => aVersion(company)],
  planOrder: (app, company) => planOrderLifecycle.states.map((state) => () => aPlanOrder(app, company, state)),
  creditNote: (app, company) => [() => aCreditNote(app, company)],
  invoice: (app, company) => [() => anInvoice(app, company)],
  policyNumber: (_app, company) => [() => aDesign(company)],
  customer: (app, company) => [() => aCustomer(app, company)],
  policy: (app, company) => [() => aPolicy(app, company)],
  referral: (app, company) => referralLifecycle.states.map((state) => () => aReferral(app, company, state)),
  vehicleApproval: (app, company) =>
    vehicleApprovalLifecycle.states.map((state) => () => aVehicleApproval(app, company, state)),
  gateway: (_app, company) => [() => company.client.payment.savePaymentMethod({ kind: 'test' })],
  dataSource: (app, company) => [() => aDataSource(company), () => aConnectedSource(app, company)],
  keyword: (_app, company) => [() => aKeyword(company)],
  pricingTable: (app, company) => [() => aTable(app, company)],
  pricingTableVersion: (app, company) =>
    pricingTableLifecycle.states.map((state) => () => aTable(app, company, { state }).then(({ version }) => version)),
  file: (_app, company) => [() => aFile(company)],
  policyDocumentFile: (_app, company) => [() => aPolicyDocument(company)],
  documentReplacement: (app, company) =>
    replacementLifecycle.states.map((state) => () => aReplacement(app, company, state)),
  maintenanceWindow: (app, company) => [() => aWindow(app, company)],
  logoFile: (_app, company) => [() => anUpload(company, 'logo')],
  faviconFile: (_app, company) => [() => anUpload(company, 'favicon')],
  verificationFile: (_app, company) => [() => anUpload(company, 'verification')],
  agreementFile: (_app, company) => [() => anAgreementFile(company)],
  agreement: (app, company) => agreementLifecycle.states.map((state) => () => anAgreement(app, company, state)),
  review: (app, company) => reviewLifecycle.states.map((state) => () => aReview(app, company, { state })),
  member: (app, company) => memberStates.map((state) => () => aMember(app, company, { state })),
  photo: (_app, company) => [() => aPhoto(company)],
  font: (_app, company) => [() => aFont(company)],
  component: (app, company) => componentLifecycle.states.map((state) => () => aComponent(app, company, state)),
  template: (_app, company) => [() => aTemplate(company), () => aRemovedTemplate(company), () => aCopy(company)],
  documentTemplate: (_app, company) => [() => aTemplate(company, aDocument())],
  pageTemplate: (_app, company) => [() => aTemplate(company, aPage())],
  templateBinding: (_app, company) => [() => aBinding(company)],
  contractTemplate: (_app, company) => [() => aTemplate(company, aContract())],
  fileTemplate: (_app, company) => [() => aFileTemplate(company)],
  formTemplate: (_app, company) => [() => aFormTemplate(company)],
  formFile: (_app, company) => [() => aFormFile(company)],
  exchangeItem: (app, company) => [
    ...exchangeLifecycle.states.map((state) => () => anItem(app, company, state)),
    () => aChanged(app, company),
    () => aSub(app, company),
  ],
  exchangeReview: (app, company) =>
    exchangeReviewLifecycle.states.map((state) => () => aSubmission(app, company, state)),
  exchangeReport: (app, company) => [() => aReport(app, company)],
  releasedItem: (app, company) => [() => aReleasedHere(app, company)],
  role: (_app, company) => [() => aRole(company).then(({ id }) => ({ id: id ?? '' }))],
  group: (_app, company) => [() => aGroup(company)],
  agent: (_app, company) => agentLifecycle.states.map((state) => () => anAgent(company, { state })),
  agentPage: (app, company) => [
    // First, for the example of a change is of this one.
    () => anAskedPage(app, company),
    () => anAgentPage(app, company),
    () => anAgentPage(app, company, 'ready'),
  ],
  agentLead: (app, company) => [() => aLead(app, company)],
  device: (app, company) => [() => app.aSession(company).then(({ deviceId }) => ({ id: deviceId }))],
  session: (app, company) => [() => app.aSession(company).then(({ sessionId }) => ({ id: sessionId }))],
  apiKey: (_app, company) => [() => aKey(company).then(({ key }) => key)],
  hubFolder: (app, company) => hubFolderLifecycle.states.map((state) => () => aHubFolder(app, company, { state })),
  hubFile: (app, company) => [() => aHubFile(app, company)],
  hubCoverFile: (_app, company) => [() => anUpload(company, 'hub-cover')],
  appGroup: (app, company) => [() => aPeopledGroup(app, company)],
  appMember: (app, company) => [
    ...appMemberLifecycle.states.map((state) => () => anAsker(app, company, { state })),
    () => anAsker(app, company, { isAdmin: true }),
  ],
  postPhoto: (app, company) => postPhotoLifecycle.states.map((state) => () => aPostPhoto(app, company, state)),
  postAccount: (_app, company) => [() => aPostAccount(company)],
  postTemplate: (_app, company) => [() => aPostTemplate(company)],
  post: (app, company) => postLifecycle.states.map((state) => () => aPost(app, company, { state })),
  talkQuestion: (app, company) => [() => aTalkQuestion(app, company)],
  examLevel: (app, company) => examLevelLifecycle.states.map((state) => () => aBareLevel(app, company, state)),
  examQuestion: (app, company) =>
    examQuestionLifecycle.states.map((state) => () => anExamQuestion(app, company, state)),
  exam: (app, company) => examLifecycle.states.map((state) => () => anExam(app, company, state)),
  companyDocument: (_app, company) => [() => aCompanyDocument(company)],
  article: (app, company) => [() => anArticle(app, company)],
  reactivation: (app, company) => [() => aReactivation(app, company)],
  contact: (_app, company) => [() => aContact(company)],
  partnership: (app, company) => [
    // The first stands in where a call needs one beside what it is tried with.
    () => aPartnership(app, company, { state: 'active' }),
    ...partnershipLifecycle.states.map((state) => () => aPartnership(app, company, { state })),
    ...partnershipsAskedOf(app, company),
  ],
  connector: (app, company) => connectorLifecycle.states.map((state) => () => aConnector(app, company, state)),
  task: (app, company) => taskStates.map((state) => () => aTask(app, company, state)),
  automationAction: (_app, company) => [() => anAction(company)],
  automationRun: (app, company) => runLifecycle.states.map((state) => () => aRun(app, company, state)),
  // The first is named as the example that raises it does.
  ownEvent: (_app, company) => [
    () => anOwnEvent(company, { name: exampleOf(OwnEventForm).name }).catch(() => anOwnEvent(company)),
  ],
  suppression: (_app, company) => [() => aSuppression(company)],
  webhook: (app, company) => webhookLifecycle.states.map((state) => () => aWebhook(app, company, state)),
  webhookDelivery: (app, company) =>
    deliveryLifecycle.states.toReversed().map((state) => () => aDelivery(app, company, state)),
  invitation: (app, company) => invitationLifecycle.states.map((state) => () => anInvitation(app, company, { state })),
}

/** What the other side asked: to be answered, with another payment mode proposed, and by a company one's own size. */
const partnershipsAskedOf = (app: TestApp, company: TestCompany) => [
  () => asked(app, company, {}),
  () => asked(app, company, { state: 'active', proposedMode: 'P1B' }),
]

async function asked(app: TestApp, company: TestCompany, overrides: Parameters<typeof aPartnership>[2]) {
  const askedBy = await app.aCompany({ businessType: 'broker' })
  const { rows } = await app.owner.query<{ partner_type: PartnerType }>(
    'select partner_type from company where id = $1',
    [company.companyId],
  )
  const partnerType = rows[0]?.partner_type ?? 'insurer'
  const proposedBy = overrides?.proposedMode ? { proposedBy: askedBy.companyId } : {}
  return aPartnership(app, company, { ...overrides, ...proposedBy, askedBy, ownType: 'mga', partnerType })
}

export const entities = Object.keys(makers)

/** One in every state. */
export async function subjectsOf(app: TestApp, company: TestCompany, entity: string): Promise<string[]> {
  const made = await Promise.all(makersOf(app, company, entity).map((make) => make()))
  return made.map(({ id }) => id)
}

/** One that most calls can work with. */
export const subjectOf = async (app: TestApp, company: TestCompany, entity: string): Promise<string> =>
  (await makersOf(app, company, entity)[0]?.())?.id ?? ''

function makersOf(app: TestApp, company: TestCompany, entity: string) {
  const makersOfIt = makers[entity]
  if (!makersOfIt) throw new Error(`Nothing makes a ${entity} to try calls on: add it to subjects.ts`)
  return makersOfIt(app, company)
}
