import { expect, test } from 'vitest'
import { staleAfter } from './stale.ts'

test('a write makes its own group stale, unless something else is said', () => {
  expect(staleAfter('agent.activateAgent')).toEqual([['agent']])
  expect(staleAfter('product.moveToTrash')).toEqual([['product'], ['publisher'], ['payment', 'getSubscriptionDetails']])
  expect(staleAfter('number.updatePolicyNoByProductId')).toEqual([['number'], ['publisher', 'findMissing']])
  expect(staleAfter('login.landingV2')).toEqual([])
  expect(staleAfter('login.updateCompany')).toEqual([['company'], ['login', 'getCompanyData']])
})

test('news leads to what shows it, whatever it is called', () => {
  expect(staleAfter('outbox')).toEqual([['outbox']])
  expect(staleAfter('notification')).toEqual([['message']])
  expect(staleAfter('data-source')).toEqual([['dataSource']])
  expect(staleAfter('post-account')).toEqual([['postAccount'], ['post']])
  expect(staleAfter('partnership')).toContainEqual(['login', 'getBrokerList'])
})
