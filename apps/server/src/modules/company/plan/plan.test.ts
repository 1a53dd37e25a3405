import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

test('everybody sees what is sold today, and not what is to come', async () => {
  const { owner, visitor } = app
  await owner.query(
    `insert into plan (id, company_id, name, valid_from, terms)
     select gen_random_uuid(), company_id, name, '2100-01-01', terms || '{"monthlyMinor": 1}' from plan where name = 'Direct'`,
  )
  const plans = await visitor.payment.getPlanList({})
  expect(plans.map(({ name, terms: { monthlyMinor, allowance } }) => [name, monthlyMinor, allowance])).toEqual([
    ['Basic', 4_900, { Simple: 1, Standard: 0, Complicated: 0 }],
    ['Direct', 14_900, { Simple: 2, Standard: 2, Complicated: 1 }],
    ['Advance', 39_900, { Simple: 5, Standard: 5, Complicated: 3 }],
    ['Enterprise', null, { Simple: null, Standard: null, Complicated: null }],
  ])
  expect(plans.map(({ terms }) => terms.transactionsIncluded)).toEqual([10, 10, 10, null])
})

test('a trial has what Direct has, and whoever was set up without one has no limits', async () => {
  const company = await app.aCompany()
  const { payment, login } = company.client
  expect(await payment.getSubscribePlan({})).toMatchObject({
    plan: 'Enterprise',
    isTrial: false,
    terms: { allowance: { Standard: null } },
  })
  expect(await payment.isSubscribe({})).toBe(true)
  await app.owner.query(`update company set trial_ends_at = now() + interval '3 days' where id = $1`, [
    company.companyId,
  ])
  expect(await payment.getSubscribePlan({})).toMatchObject({
    plan: 'Direct',
    isTrial: true,
    billing: null,
    terms: { allowance: { Simple: 2, Standard: 2, Complicated: 1 } },
  })
  expect(await payment.isSubscribe({})).toBe(false)
  expect(await login.getCompanyUpgradeStatus({})).toMatchObject({ plan: null, trialDaysLeft: 3 })
})

test('companies that were there before plans were have no limits', async () => {
  const { rows } = await app.owner.query(
    `select s.plan, s.terms -> 'allowance' as allowance from subscription s join company c on c.id = s.company_id
     where c.is_operator`,
  )
  expect(rows).toEqual([{ plan: 'Enterprise', allowance: { Simple: null, Standard: null, Complicated: null } }])
})
