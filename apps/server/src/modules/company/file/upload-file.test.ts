import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/test-app.ts'
import { tinyPng } from '../../../../test/tiny-png.ts'

const { aCompany, app, owner } = await startTestApp()
const avatar = { purpose: 'avatar', name: 'me.png' } as const
const megabyte = 1024 * 1024

test('keeps what was uploaded, under a name of its own', async () => {
  const { client } = await aCompany()
  const file = await client.upload.uploadFile({ ...avatar, name: '../../me.png' }, new Blob([tinyPng]))
  expect(file).toMatchObject({ name: '../../me.png', type: 'image/png', bytes: tinyPng.length })
  const { url } = await client.upload.getSignedUrl({ id: file.id })
  expect((await app.inject(url)).rawPayload).toEqual(tinyPng)
})

test.each([
  ['a page called a picture', '<html><script>alert(1)</script></html>', 'Invalid file format.'],
  ['a drawing that can run', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'Invalid file format.'],
  ['nothing', '', 'The file is empty.'],
  ['too much', Buffer.alloc(5 * megabyte + 1, 'a'), 'The file is larger than allowed.'],
])('%s is refused and leaves nothing', async (_name, content, message) => {
  const company = await aCompany()
  await expect(company.client.upload.uploadFile(avatar, new Blob([content]))).rejects.toMatchObject({
    status: 422,
    message,
  })
  expect((await owner.query('select from stored_file where company_id = $1', [company.companyId])).rowCount).toBe(0)
})

test('a link that was changed or made up opens nothing', async () => {
  const { client, tokens } = await aCompany()
  const { id } = await client.upload.uploadFile(avatar, new Blob([tinyPng]))
  const { url } = await client.upload.getSignedUrl({ id })
  for (const wrong of [`${url}x`, `/files/${tokens.idToken}`, '/files/x']) {
    expect((await app.inject(wrong)).statusCode).toBe(404)
  }
})
