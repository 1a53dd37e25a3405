import { expect, test } from 'vitest'
import { fixOf } from './fix-of.ts'

test.each([
  [
    'body',
    ['regulatory', 'firmReferenceNumber'],
    '/bs-build?product=p1&part=documents&at=regulatory.firmReferenceNumber',
  ],
  ['body', ['cover', 'plans', 1, 'subtitle'], '/bs-build?product=p1&part=plans&at=cover.plans.1.subtitle'],
  ['body', ['rating', 'tables', 'base_rates'], '/bs-build?product=p1&part=tables&at=rating.tables.base_rates'],
  ['body', [], '/bs-build?product=p1&part=readiness'],
  ['shell', ['flow', 'blocks', 0], '/steps?product=p1&place=flow.blocks.0'],
  ['shell', [], '/editor?product=p1'],
  ['gateway', [], '/payment-gateway'],
  ['units', [], '/upgrade'],
  ['policy-numbers', [], '/policy-engine?tab=products'],
  ['sender-email', [], '/setting-page?section=account'],
] as const)('what is missing in %s at %j is put right there', (area, path, address) => {
  expect(fixOf({ area, path: [...path] }, 'p1')).toBe(address)
})
