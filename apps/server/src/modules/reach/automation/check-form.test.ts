import { events } from '@coverwright/domain/events'
import type { ActionForm } from '@coverwright/domain/reach/automation/automation'
import { mailedEvents, newsEvents } from '@coverwright/domain/reach/automation/standard-mail'
import { isAboutCustomer, isOwnDoing } from '@coverwright/domain/reach/automation/triggers'
import { expect, test } from 'vitest'
import { anAction } from '../../../../test/automation-builders.ts'
import { aTemplate } from '../../../../test/template-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { tells } from '../../../handlers.ts'

const app = await startTestApp()
const sms = (text: string) => ({ version: 1, kind: 'sms', sender: 'SamplePet', texts: { en_uk: { text } } }) as const

test('every event of which a mail goes out by itself is known to do so, and no other', () => {
  const told = Object.entries(tells).flatMap(([type, one]) => ('mails' in one ? [type] : []))
  expect(told.toSorted()).toEqual([...mailedEvents].toSorted())
  const news = Object.entries(tells).flatMap(([type, one]) => ('news' in one ? [type] : []))
  expect(news.toSorted()).toEqual([...newsEvents].toSorted())
  expect(Object.keys(events).filter((type) => isAboutCustomer(type) && isOwnDoing(type))).toEqual([])
})

test('what could never send anything is refused', async () => {
  const company = await app.aCompany()
  const refused: [Partial<ActionForm>, string][] = [
    [{ trigger: 'policy.never' }, 'automation.no-trigger'],
    [{ trigger: 'webhook.failing' }, 'automation.no-trigger'],
    [{ trigger: 'component.approved' }, 'automation.no-trigger'],
    [{ trigger: 'policy.issued' }, 'automation.no-standard'],
    [{ trigger: 'policy.issued', isStandard: true }, 'automation.no-standard'],
    [{ trigger: 'agreement.made', channel: 'sms' }, 'automation.no-text-message'],
    [{ productId: company.companyId }, 'automation.unknown-product'],
  ]
  for (const [form, code] of refused) await expect(anAction(company, form)).rejects.toMatchObject({ code })
  await expect(anAction(company, { delayHours: 49 })).rejects.toMatchObject({
    fields: { delayHours: expect.any(String) },
  })
})

test('a template that does not fit is refused while somebody is there to put it right', async () => {
  const company = await app.aCompany()
  const { id: text } = await aTemplate(company, sms('Hello {{name}}'))
  const { id: needy } = await aTemplate(company, sms('Pay {{amount}}'))
  const form = { trigger: 'policy.issued', channel: 'sms' } as const
  await expect(anAction(company, { ...form, templateId: text })).resolves.toMatchObject({ channel: 'sms' })
  const refused: [Partial<ActionForm>, string][] = [
    [{ ...form, templateId: needy }, 'automation.template-does-not-fit'],
    [{ ...form, channel: 'email', templateId: text }, 'automation.template-not-usable'],
    [{ ...form, templateId: company.companyId }, 'automation.unknown-template'],
    [
      { trigger: 'policy.cancelled', delayHours: 0, isStandard: true, templateId: text },
      'automation.standard-template',
    ],
  ]
  for (const [wrong, code] of refused) await expect(anAction(company, wrong)).rejects.toMatchObject({ code })
})
