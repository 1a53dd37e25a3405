import { expect, test } from 'vitest'
import { aPdf } from '../../../../test/a-pdf.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

test('a file opens to who may read what it belongs to, and is nobody else’s to upload', async () => {
  const company = await app.aCompany()
  const content = new Blob([await aPdf()])
  const upload = { purpose: 'policy-document', name: 'booklet.pdf' } as const
  const booklet = await company.client.upload.uploadFile(upload, content)
  const certificate = await company.client.upload.uploadFile(upload, content)
  await app.owner.query(`update stored_file set purpose = 'certificate' where id = $1`, [certificate.id])

  const [designer, clerk] = [
    await app.aColleague(company, { permissions: ['project'] }),
    await app.aColleague(company, { permissions: ['customer-management-center'] }),
  ]
  const opens = ({ client }: typeof clerk, { id }: { id: string }) =>
    client.upload.getSignedUrl({ id }).then(
      () => 'opens',
      ({ code }: { code: string }) => code,
    )
  expect(await opens(designer, booklet)).toBe('opens')
  expect(await opens(designer, certificate)).toBe('file.not-found')
  expect(await opens(clerk, certificate)).toBe('opens')
  expect(await opens(clerk, booklet)).toBe('file.not-found')
  await expect(clerk.client.upload.uploadFile(upload, content)).rejects.toMatchObject({ code: 'not-allowed' })
})
