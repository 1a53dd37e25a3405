import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { mediaIds } from '@coverwright/domain/build/question/media'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aMovie } from '../../../../test/a-movie.ts'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()
const json = { accept: 'application/json' }

/** The sample, with a photo, two more and a film that need not be. */
const [group] = sampleBody.questions.groups
const asks = [
  { type: 'photo-video', name: 'front', label: 'The front', missing: 'Add a photo of the front', accepts: 'photo' },
  {
    type: 'photo-video',
    name: 'others',
    label: 'More',
    missing: 'Add',
    accepts: 'photo-or-video',
    most: 2,
    isOptional: true,
  },
] as const
const body = {
  ...sampleBody,
  dataset: {
    properties: [...sampleBody.dataset.properties, ...asks.map(({ name }) => ({ type: 'json' as const, name }))],
  },
  questions: { groups: group ? [{ ...group, questions: [...group.questions, ...asks] }] : [] },
}
const product = await aProduct(app, company, { state: 'online', body })
const { host } = await aRelease(company, product.id)

/** With the place it was taken, as cameras write it. */
const photo = (width = 300) =>
  sharp({ create: { width, height: 200, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Copyright: 'Taken at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()

type Sent = Readonly<Record<string, readonly (string | Buffer)[]>>

function formOf(files: Sent, answers = answersOf(app)) {
  const form = new FormData()
  for (const [name, value] of Object.entries(answers)) form.append(name, value)
  for (const [name, values] of Object.entries(files))
    for (const value of values)
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, new File([new Uint8Array(value)], 'IMG_0001.JPG'))
  return form
}

const keptOf = async () => {
  const { rows } = await app.owner.query('select id, answers from application order by id desc limit 1')
  const { answers } = rows[0]
  return { front: mediaIds(answers.front), others: mediaIds(answers.others), answers }
}

const filesOf = async (ids: readonly string[]) =>
  (await app.owner.query('select purpose, type, name from stored_file where id = any($1)', [ids])).rows

test('a photo is kept without where it was taken, shown to its buyer alone, and replaced', async () => {
  const buyer = aVisitor(app, host ?? '')
  const sent = await photo()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  expect((await buyer.get('/')).body).toContain('enctype="multipart/form-data"')
  const answered = await buyer.postFiles('/', formOf({ front: [sent], others: [Buffer.alloc(0)] }))
  expect(answered.headers.location).toBe('/plan')
  const { front, others } = await keptOf()
  expect([front.length, others.length]).toEqual([1, 0])
  expect(await filesOf(front)).toEqual([{ purpose: 'application-media', type: 'image/jpeg', name: 'IMG_0001.jpg' }])

  const shown = await buyer.get(`/_/media/${front[0]}`)
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ])
  const { exif, width } = await sharp(shown.rawPayload).metadata()
  expect([exif, width]).toEqual([undefined, 300])
  const another = aVisitor(app, host ?? '')
  await another.postFiles('/', formOf({ front: [await photo()] }))
  expect((await another.get(`/_/media/${front[0]}`)).statusCode).toBe(404)
  expect((await aVisitor(app, host ?? '').get(`/_/media/${front[0]}`)).statusCode).toBe(404)

  expect((await buyer.get('/')).body).toContain(`/_/media/${front[0]}`)
  await buyer.postFiles('/', formOf({ front: [await photo(320)] }))
  expect(await filesOf(front)).toEqual([])
})

test('an answer names no file but those that were sent for it', async () => {
  const buyer = aVisitor(app, host ?? '')
  await buyer.postFiles('/', formOf({ front: [await photo()] }))
  const { front } = await keptOf()
  const other = aVisitor(app, host ?? '')
  const refused = await other.post('/', { ...answersOf(app), front: front[0] ?? '' }, json)
  expect(refused.json().problems).toEqual([{ field: 'front', message: 'Add a photo of the front' }])
  await other.postFiles('/', formOf({ 'front-remove': [front[0] ?? ''], front: [await photo()] }))
  expect(await filesOf(front)).toHaveLength(1)
})

test('several are added and taken back one by one; a film loses its place', async () => {
  const buyer = aVisitor(app, host ?? '')
  await buyer.postFiles('/', formOf({ front: [await photo()], others: [await photo(), aMovie('+51.5+000.1/')] }))
  const { others } = await keptOf()
  expect((await filesOf(others)).map(({ type }) => type)).toEqual(expect.arrayContaining(['image/jpeg', 'video/mp4']))
  const film = (await Promise.all(others.map((id) => buyer.get(`/_/media/${id}`)))).find(
    ({ headers }) => headers['content-type'] === 'video/mp4',
  )
  expect(film?.rawPayload.includes('+51.5')).toBe(false)
  expect(film?.rawPayload).toHaveLength(aMovie('+51.5+000.1/').length)

  const many = await buyer.postFiles('/', formOf({ others: [await photo()] }), json)
  expect(many.json().problems).toEqual([
    { field: 'others', message: 'Choose at most {count} files', values: { count: 2 } },
  ])
  await buyer.postFiles('/', formOf({ 'others-remove': [others[0] ?? ''], others: [await photo()] }))
  expect((await keptOf()).others).toHaveLength(2)
  expect(await filesOf(others)).toHaveLength(1)
})

test.each([
  ['a text', Buffer.from('hello'), 'Choose a photo: JPG, PNG or WebP'],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'Choose a photo: JPG, PNG or WebP'],
  ['half a photo', Buffer.from('ffd8ffe000104a46', 'hex'), 'Choose a photo: JPG, PNG or WebP'],
  ['a film', aMovie(), 'Choose a photo: JPG, PNG or WebP'],
  [
    'too large a photo',
    Buffer.concat([await photo(), Buffer.alloc(10 * 1024 * 1024)]),
    'Choose a photo of at most 10 MB',
  ],
])('%s is refused, with script and without, and nothing is kept', async (_name, content, message) => {
  const buyer = aVisitor(app, host ?? '')
  const refused = await buyer.postFiles('/', formOf({ front: [content] }), json)
  expect(refused.json().problems).toEqual([{ field: 'front', message }])
  const plain = aVisitor(app, host ?? '')
  const led = await plain.postFiles('/', formOf({ front: [content] }))
  expect((await plain.get(String(led.headers.location))).body).toContain(message)
  expect((await keptOf()).front).toEqual([])
})

test('without script a photo is kept though another answer is wrong; with script it is sent again', async () => {
  const plain = aVisitor(app, host ?? '')
  await plain.postFiles('/', formOf({ front: [await photo()] }, answersOf(app, { age: '' })))
  expect((await keptOf()).front).toHaveLength(1)
  const scripted = aVisitor(app, host ?? '')
  await scripted.postFiles('/', formOf({ front: [await photo()] }, answersOf(app, { age: '' })), json)
  expect((await keptOf()).front).toHaveLength(0)
})

test('a page that asks for no files reads none, and who is not from the site sends none', async () => {
  const buyer = aVisitor(app, host ?? '')
  await buyer.postFiles('/', formOf({ front: [await photo()] }))
  const before = (await app.owner.query('select count(*)::int from stored_file')).rows
  await buyer.postFiles('/plan', formOf({ front: [await photo()] }))
  expect(
    (await buyer.postFiles('/', formOf({ front: [await photo()] }), { origin: 'https://evil.example' })).statusCode,
  ).toBe(403)
  expect((await app.owner.query('select count(*)::int from stored_file')).rows).toEqual(before)
})

test('members who look after customers open it, another company does not', async () => {
  const buyer = aVisitor(app, host ?? '')
  await buyer.postFiles('/', formOf({ front: [await photo()] }))
  const { front } = await keptOf()
  const { url } = await company.client.upload.getSignedUrl({ id: front[0] ?? '' })
  expect((await app.app.inject({ url })).headers['content-type']).toBe('image/jpeg')
  const other = await app.aCompany()
  await expect(other.client.upload.getSignedUrl({ id: front[0] ?? '' })).rejects.toMatchObject({
    code: 'file.not-found',
  })
})
