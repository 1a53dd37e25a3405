/**
 * Whose every stored thing is, by the name given to `idOf`. What belongs to a product is changed by whoever may change
 * that product and by nobody else, by whichever id they reach it: a kind that stands here as a product's without a way
 * to find its product does not compile.
 *
 * A customer's are policies and cases that were sold or are about to be: looking after them changes nothing of the product.
 * A company's are what its products share, such as numbers, domains, data sources and photos.
 */
export const idKinds = {
  product: 'product',
  documentVersion: 'product',
  // A product, or something else that leads to none.
  documentOwner: 'product',
  pricingTable: 'product',
  pricingTableVersion: 'product',
  testCase: 'product',
  comment: 'product',
  release: 'product',
  mount: 'product',
  scheduleEvent: 'product',
  publishRequest: 'product',
  documentReplacement: 'product',
  movedProduct: 'product',
  resaleProduct: 'product',

  customer: 'customer',
  policy: 'customer',
  referral: 'customer',
  transaction: 'customer',
  vehicleApproval: 'customer',

  agent: 'company',
  agentLead: 'company',
  agentPage: 'company',
  agreement: 'company',
  agreementFile: 'company',
  apiKey: 'company',
  appGroup: 'company',
  appMember: 'company',
  article: 'company',
  automationAction: 'company',
  automationRun: 'company',
  channel: 'company',
  company: 'company',
  companyDocument: 'company',
  component: 'company',
  connector: 'company',
  contact: 'company',
  contractTemplate: 'company',
  coupon: 'company',
  dataSource: 'company',
  device: 'company',
  domain: 'company',
  exchangeItem: 'company',
  exchangeReport: 'company',
  exchangeReview: 'company',
  faviconFile: 'company',
  file: 'company',
  fileTemplate: 'company',
  font: 'company',
  gateway: 'company',
  group: 'company',
  hubCoverFile: 'company',
  hubFile: 'company',
  hubFolder: 'company',
  invitation: 'company',
  invoice: 'company',
  keyword: 'company',
  logoFile: 'company',
  maintenanceWindow: 'company',
  member: 'company',
  merchant: 'company',
  notification: 'company',
  outbox: 'company',
  ownEvent: 'company',
  partnership: 'company',
  photo: 'company',
  plan: 'company',
  planOrder: 'company',
  domainOrder: 'company',
  policyDocumentFile: 'company',
  post: 'company',
  postAccount: 'company',
  postPhoto: 'company',
  postTemplate: 'company',
  policyNumber: 'company',
  // A partner's: what is made of it here is a product of one's own.
  primaryProduct: 'company',
  productGroup: 'company',
  reactivation: 'company',
  // Of whoever runs the product: any company reads it.
  releasedItem: 'company',
  review: 'company',
  role: 'company',
  session: 'company',
  talkQuestion: 'company',
  template: 'company',
  pageTemplate: 'company',
  templateBinding: 'company',
  task: 'company',
  verificationFile: 'company',
  voucher: 'company',
  webhook: 'company',
  webhookDelivery: 'company',
} as const

export type IdKind = keyof typeof idKinds

/** Those that lead to a product. */
export type ProductIdKind = { [Kind in IdKind]: (typeof idKinds)[Kind] extends 'product' ? Kind : never }[IdKind]

export const isOfProduct = (kind: IdKind): kind is ProductIdKind => idKinds[kind] === 'product'
