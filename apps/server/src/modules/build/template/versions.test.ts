import { expect, test } from 'vitest'
import { aCopy, aMail, anEmail, aTemplate, writeTemplate } from '../../../../test/template-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

const saying = (subject: string) => anEmail({ en_uk: aMail({ subject }) })

test('each version is listed with who published it, and looked at as it was published', async () => {
  const company = await app.aCompany()
  const { template } = company.client
  const { id } = await aTemplate(company, saying('The first'))
  await writeTemplate(company, id, saying('The second'))
  await template.publishTemplate({ id })
  await writeTemplate(company, id, saying('Not published'))

  const versions = await template.listVersions({ id })
  expect(versions.map(({ number }) => number)).toEqual([2, 1])
  const { rows } = await app.owner.query<{ name: string }>('select name from member where id = $1', [company.memberId])
  expect(versions.map(({ publishedBy }) => publishedBy)).toEqual([rows[0]?.name, rows[0]?.name])

  const shown = async (number: number | null) =>
    (await template.previewTemplate({ id, language: 'en_uk', number })).subject
  expect(await shown(1)).toBe('The first')
  expect(await shown(2)).toBe('The second')
  expect(await shown(null)).toBe('Not published')
  expect(await template.getVersion({ id, number: 1 })).toEqual({ number: 1, content: saying('The first') })
})

test('a version that is not kept, or not published yet, is said to be none', async () => {
  const company = await app.aCompany()
  const { template } = company.client
  const { id } = await aCopy(company)
  expect(await template.listVersions({ id })).toEqual([])
  const none = { code: 'template.no-such-version' }
  await expect(template.getVersion({ id, number: 1 })).rejects.toMatchObject(none)
  await expect(template.previewTemplate({ id, language: 'en_uk', number: 1 })).rejects.toMatchObject(none)
})

test('a version in another language than it was written in is refused', async () => {
  const company = await app.aCompany()
  const { id } = await aTemplate(company)
  const asked = company.client.template.previewTemplate({ id, language: 'fr_fr', number: 1 })
  await expect(asked).rejects.toMatchObject({ code: 'template.no-such-language' })
})
