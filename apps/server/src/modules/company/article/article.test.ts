import { ArticleForm } from '@coverwright/domain/company/article/article'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
const { client: staff } = await app.aColleague({ companyId: rows[0]?.id ?? '' }, { role: 'super' })
const { client } = await app.aCompany()
const form = exampleOf(ArticleForm)

test('the guide is the part of each page of docs that is for people', async () => {
  const articles = await client.article.listArticles({})
  expect(articles.find(({ name }) => name === 'designing')).toMatchObject({
    section: 'build',
    title: 'Designing a product',
    screens: expect.arrayContaining(['/editor']),
    summary: expect.stringContaining('Open Design from a product in the list'),
  })
  expect(articles.map(({ name }) => name)).not.toContain('ARCHITECTURE')
  const { text } = await client.article.getArticle({ name: 'designing' })
  expect(text).toContain('Open *Design* from a product')
  expect(text).not.toContain('maintainer')
})

test('what is searched is found by its place: a word begun, two words, a slip of the finger', async () => {
  const [first] = await client.article.findInArticles({ text: 'security key' })
  expect(first).toMatchObject({ name: 'maintenance', excerpt: expect.stringContaining('security key') })
  expect((await client.article.findInArticles({ text: 'instalm' })).length).toBeGreaterThan(0)
  expect((await client.article.findInArticles({ text: 'underwritting' })).length).toBeGreaterThan(0)
  expect(await client.article.findInArticles({ text: 'xyzzyplugh' })).toEqual([])
})

test('what staff write is read by every company once it is published, and found at once', async () => {
  const { id } = await staff.article.createArticle({ ...form, title: 'Opening hours', isPublished: false })
  const namesOf = async () => (await client.article.listArticles({})).map(({ name }) => name)
  expect(await namesOf()).not.toContain(id)
  await expect(client.article.getArticle({ name: id })).rejects.toMatchObject({ code: 'article.not-found' })

  await staff.article.updateArticle({ ...form, id, title: 'Opening hours', text: 'We answer on weekdays, zebra.' })
  expect(await client.article.getArticle({ name: id })).toMatchObject({ title: 'Opening hours', section: 'start' })
  expect(await client.article.findInArticles({ text: 'zebra' })).toMatchObject([{ name: id }])

  await staff.article.updateArticle({ ...form, id, title: 'Opening hours', text: 'We answer on weekdays, gazelle.' })
  expect(await client.article.findInArticles({ text: 'gazelle' })).toMatchObject([{ name: id }])

  await staff.article.deleteArticle({ id })
  expect(await namesOf()).not.toContain(id)
  expect(await client.article.findInArticles({ text: 'gazelle' })).toEqual([])
})

test('a company writes none, and a title stands once', async () => {
  await expect(client.article.createArticle(form)).rejects.toMatchObject({ status: 403 })
  await staff.article.createArticle({ ...form, title: 'Twice' })
  await expect(staff.article.createArticle({ ...form, title: 'Twice' })).rejects.toMatchObject({
    code: 'article.title-taken',
    fields: { title: expect.any(String) },
  })
})
