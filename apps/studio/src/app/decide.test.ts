import { businessTypes, paymentModes } from '@coverwright/domain/company/company/kinds'
import { roleNames, roles } from '@coverwright/domain/company/member/roles'
import { urlOfPermission } from '@coverwright/domain/permission-url'
import { permissionsOfRole } from '@coverwright/domain/permissions'
import { expect, test } from 'vitest'
import { type Decision, decide, type Visitor } from '../core/screens/decide.ts'
import { isBuilt, pathsOf } from '../core/screens/screen.ts'
import { catalogue } from './catalogue.ts'

const stranger: Visitor = {
  isSignedIn: false,
  roleList: [],
  requestList: [],
  paymentMode: undefined,
  businessType: undefined,
}

/** The specification's lists, written out once more: the descriptors must come to the same. */
const publicPaths = new Set(
  `/verify-device /bindqurey /confirmStatus /signUp-company-info /signUp-email /verify-phone-number /create-password
  /signUp-success /signUp-verify-success /email-verify-success /ResetPassword /CreateNewPassword /SuccessReset
  /transfer-notice /transfer-roles-verification /transfer-roles-success /trial-expired /legal-privacy /toPC /base-price
  /upgrade-payment /upgrade-success /confirm-create-agent /association-broker /zendesk-transfer /contact-us
  /contact-successful`.split(/\s+/),
)
const designerPaths = new Set(
  `/builderPage /masterSBCX /subSBCX /approvalSBCX /availableSBCX /acclist /cclist /photoLibrary /fontLibrary /eventList
  /documentCenter /postList /dataset-library /companyEventManager`.split(/\s+/),
)
const listedPages = new Set(
  `project primary-product designStudio publisher maintenance directPage company-profile users
  business-agreement-center version domain company-document-centre customer-management-center knowledge-base`
    .split(/\s+/)
    .map((code) => `/${code}`),
)

const everyPath = catalogue.flatMap((screen) => pathsOf(screen).map((path) => ({ path, screen })))

test.each(everyPath)('a stranger at $path', ({ path, screen }) => {
  // Who was mailed a link to it has no account of the studio.
  const isOpen = publicPaths.has(path) || ['/', '/log-in', '/product-talk'].includes(path)
  const expected: Decision = isOpen ? { kind: 'open' } : { kind: 'redirect', to: '/' }
  expect(decide(screen, stranger)).toEqual(expected)
})

const members = roles.flatMap((role) =>
  paymentModes.flatMap((paymentMode) =>
    businessTypes.map((businessType) => ({
      role,
      visitor: {
        isSignedIn: true,
        roleList: [{ name: roleNames[role] }],
        requestList: permissionsOfRole(role).map((code) => ({ url: urlOfPermission(code) })),
        paymentMode,
        businessType,
      } satisfies Visitor,
    })),
  ),
)

test.each(members)('$role, $visitor.paymentMode, $visitor.businessType', ({ role, visitor }) => {
  const home = { kind: 'redirect', to: '/home' } as const
  const open = { kind: 'open' } as const
  const has = (url: string) => visitor.requestList.some((request) => request.url === url)
  const isDesigner = role === 'designer' || role === 'super'
  const payments = `${visitor.paymentMode} ${visitor.businessType}`
  const hasNoGateway = payments === 'P2I broker' || payments === 'P1B insurer'

  const expected = ({ path, screen }: (typeof everyPath)[number]): Decision => {
    if (path === '/' || path === '/log-in' || path === '/index') return home
    if (designerPaths.has(path)) return isDesigner ? open : home
    if (listedPages.has(path)) return has(path) ? open : home
    if (path === '/payment-gateway') return hasNoGateway ? home : open
    if (screen.guard.kind !== 'permission') return open
    return screen.guard.anyOf.some((code) => has(urlOfPermission(code))) ? open : { kind: 'no-access' }
  }
  for (const at of everyPath) expect(decide(at.screen, visitor), at.path).toEqual(expected(at))
})

/** Built screens that show nothing but the person's own, the company's name and what each of their parts asks for itself. */
const everybodys = ['/home', '/menu', '/setting', '/contact', '/contact-success']
const forCustomers = [
  '/customer-management-center',
  '/complexCase',
  '/underwritingEmail',
  '/Transcation',
  '/approve-panel',
  '/dashboard-revence',
]

const openTo = (requestList: Visitor['requestList']) => {
  const visitor: Visitor = { ...stranger, isSignedIn: true, requestList, paymentMode: 'P2I', businessType: 'insurer' }
  return catalogue
    .filter((screen) => isBuilt(screen) && screen.layout !== 'public' && decide(screen, visitor).kind === 'open')
    .map(({ path }) => path)
}

test('without a permission only what is everybody’s opens; with customers alone, what is about customers too', () => {
  expect(openTo([]).toSorted()).toEqual(everybodys.toSorted())
  const urls = [{ url: urlOfPermission('customer-management-center') }]
  expect(openTo(urls).toSorted()).toEqual([...everybodys, ...forCustomers].toSorted())
})
