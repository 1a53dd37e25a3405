import type { contract } from './contract.ts'

type Groups = typeof contract
type GroupName = keyof Groups
type CallName = { [G in GroupName]: `${G}.${Extract<keyof Groups[G]['calls'], string>}` }[GroupName]

/** What is read: all calls of a group, or one of them. */
export type Read = GroupName | CallName

/** What live news says has changed, where it is not the name of a group. */
type News = 'mount' | 'notification' | 'partnership' | 'release' | 'rights' | 'session' | 'vehicle-approval'

// What goes live or offline uses a unit of the plan, or leaves one.
const products = ['product', 'publisher', 'payment.getSubscriptionDetails'] as const
const companies = ['company', 'login.getCompanyData'] as const
const partners = [
  'login.getBrokerList',
  'insurers.insurersList',
  'insurers.getPartnership',
  'insurers.getListing',
] as const

/**
 * What may have another answer after a write, or after news of somebody else's: by the call, by its group, or by what the
 * news is of. Where nothing is said it is all of the group.
 */
const stale: Readonly<Partial<Record<Read | News, readonly Read[]>>> = {
  product: products,
  publisher: products,
  mount: products,
  release: products,
  'primaryProduct.createProduct': ['primaryProduct', ...companies, ...products],
  insurers: partners,
  partnership: [...partners, 'agreement'],
  // Who signs in or up changes nothing that others read; the links in mails are read once.
  login: [],
  'login.sendInviteBrokerEmail': partners,
  'login.connectBrokerInfo': partners,
  company: companies,
  'login.updateCompany': companies,
  'login.sendSecondaryUserEmail': ['permission'],
  'login.inviteTrialUser': ['permission'],
  permissions: ['permission', 'permissions'],
  notification: ['message'],
  // Policy numbers and a way to pay are what a product may lack.
  number: ['number', 'publisher.findMissing'],
  payment: ['payment', 'publisher.findMissing'],
  session: ['identity.getSignIns'],
  // What somebody may do is asked for by itself.
  rights: [],
  // Pages say which version of what they are drawn from, and templates which pages are.
  template: ['template', 'directPage'],
  'directPage.chooseTemplate': ['directPage', 'template'],
  'directPage.design': ['directPage', 'template'],
  'directPage.remove': ['directPage', 'template'],
  // What is taken becomes a product or a component.
  'exchange.takeDesign': ['exchange', ...products],
  'exchange.takeIntoProduct': ['exchange', ...products],
  'exchange.takeComponent': ['exchange', 'component'],
  'exchange.deriveItem': ['exchange', 'component', ...products],
  'exchange.answerMaster': ['exchange', 'component', ...products],
  // Folders show their files and who reads them; what is asked is answered from both.
  hubFile: ['hubFile', 'hubFolder', 'productTalk', 'examLevel', 'examQuestion'],
  hubFolder: ['hubFolder', 'productTalk', 'examLevel', 'examQuestion'],
  // Levels count their questions.
  examLevel: ['examLevel', 'examQuestion', 'exam'],
  examQuestion: ['examQuestion', 'examLevel'],
  appMember: ['appMember', 'hubFolder', 'productTalk'],
  // A photo that is taken back stops posts, and an account that answers again lets them go on.
  postPhoto: ['postPhoto', 'post'],
  postAccount: ['postAccount', 'post'],
  post: ['post', 'postPhoto'],
  policy: ['policy', 'customer', 'transaction'],
  customer: ['customer', 'policy'],
}

/**
 * Keys of the reads that a change makes stale: each a group, or a group and a call. News names a noun as the server does,
 * `data-source`, a call as the contract does, `dataSource`.
 */
export function staleAfter(news: string): string[][] {
  const change = news.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
  const [group = '', ...call] = change.split('.')
  const said = stale as Readonly<Record<string, readonly Read[] | undefined>>
  const reads: readonly string[] = said[change] ?? (call.length > 0 ? said[group] : undefined) ?? [group]
  return reads.map((read) => read.split('.'))
}
