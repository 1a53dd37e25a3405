import { expect, test } from 'vitest'
import { aContact, aPartnership } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

test('accepting takes over what was chosen of the other company, and nothing else', async () => {
  const colour = '#0E9C8C'
  const taken = async (pull?: ('colour' | 'contacts')[]) => {
    const [insurer, broker] = [await app.aCompany(), await app.aCompany({ businessType: 'broker' })]
    await app.owner.query('update company set theme_colour = $2 where id = $1', [insurer.companyId, colour])
    await aContact(insurer, { email: 'claims@insurer.example', isShared: true })
    await aContact(insurer, { email: 'secret@insurer.example', isShared: false })
    await aContact(broker, { email: 'own@broker.example' })
    const { token } = await aPartnership(app, insurer)
    await broker.client.login.getConnectAndPullCompanyInfo({ token, ...(pull && { pull }) })
    const { items } = await broker.client.contact.listContacts({})
    return {
      colour: (await broker.client.login.getUserData({})).company.themeColour,
      contacts: items.map(({ email, isShared }) => `${email} ${isShared}`).toSorted(),
    }
  }
  const own = expect.stringContaining('own@broker.example')
  expect(await taken()).toEqual({ colour: null, contacts: [own] })
  expect(await taken(['colour'])).toEqual({ colour, contacts: [own] })
  expect(await taken(['colour', 'contacts'])).toEqual({ colour, contacts: ['claims@insurer.example false', own] })
})
