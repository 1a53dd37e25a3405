import { isGranted } from '@coverwright/contract/call'
import { type Role, roles } from '@coverwright/domain/company/member/roles'
import { permissionsOfRole } from '@coverwright/domain/permissions'
import { expect, test } from 'vitest'
import { aKey } from '../builders.ts'
import { everyCall, inputOf, send } from './every-call.ts'
import { startSweptApp } from './swept-app.ts'

const app = await startSweptApp()

/** What was open to every member before reading asked for a permission: the roles that come with the product keep it. */
const onceOpen = `
  agent/listAgents channel/getChannel channel/listChannels dataSource/listDataSources dataSource/getDataSource
  dataSource/downloadDataSource dataSource/getSample company/getSetUp dashboard/getKeyFigures dashboard/getTraffic
  dashboard/getRevenue contact/listContacts identity/getUser identity/signOut identity/forgetPassword
  identity/updatePassword insurers/insurersList insurers/getPartnership insurers/getListing login/saveIpAddressInfo
  login/getUserData login/updateUserData login/referenceNumber login/getCompanyUpgradeStatus login/getBrokerList
  login/getZendeskToken message/listNotifications message/markRead number/findPolicyNoList
  number/findPolicyNoScopeList number/findPolicyNoByProductId number/getPolicyNoByProductList
  payment/savePassOrAvatar payment/getPassOrAvatar payment/getPaymentMethodList payment/getCompanyPaymentList
  payment/getConnectStripe pricing/listTables pricing/getVersion pricing/getSheet pricing/getRows
  pricing/getActiveTables pricing/compareVersions photo/listPhotos primaryProduct/listOffers font/listFonts
  component/listComponents component/getComponent product/getProduct product/listProducts product/getPaperwork
  product/getBody product/getShell product/getDocumentLock product/watchProduct product/stopWatching
  product/listWatchers product/listVersions product/getVersion product/listGroups product/getAccess
  product/exportDesign rating/getBaseline rating/listTestCases search/findRecords support/sendRequest
  upload/uploadFile upload/getSignedUrl version/getVersion`
  .trim()
  .split(/\s+/)

const mayMake = (role: Role) => (name: string) => {
  const swept = everyCall.find((one) => one.name === name)
  return swept !== undefined && isGranted(swept.call.access, permissionsOfRole(role))
}

test.each(roles)('the role %s keeps what every member could do', (role) => {
  expect(onceOpen.filter((name) => !mayMake(role)(name))).toEqual([])
})

/** What products are made of. Their names alone are chosen from on screens that are about customers. */
const ofProducts = everyCall.filter(
  ({ name }) =>
    /^(product|pricing|rating|component|photo|font|dataSource|number|publisher|primaryProduct)\//.test(name) &&
    name !== 'product/listNames',
)
const customersAlone = ['customer-management-center'] as const

test('who looks after customers alone reads nothing of products, by a key neither', async () => {
  const company = await app.aCompany()
  const colleague = await app.aColleague(company, { permissions: customersAlone })
  const { secret } = await aKey(company, { permissions: [...customersAlone] })
  const asKey: typeof company.headersOf = (request) => ({ ...company.headersOf(request), authorization: secret })
  expect(ofProducts.length).toBeGreaterThan(100)
  for (const swept of ofProducts)
    for (const headersOf of [colleague.headersOf, asKey]) {
      const { data } = await send(
        app,
        swept,
        headersOf,
        inputOf(swept, () => crypto.randomUUID()),
      )
      expect(data?.code, swept.name).toBe('not-allowed')
    }
  expect((await colleague.client.product.listNames({})).items).toEqual([])
})
