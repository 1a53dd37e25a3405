import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

test('what is no table at all is refused at the door, whatever it is called', async () => {
  const company = await app.aCompany()
  const { id: productId } = await aProduct(app, company)
  const upload = (content: string | Uint8Array<ArrayBuffer>) =>
    company.client.pricing.uploadTable({ productId, kind: 'pricing', fileName: 'rates.xlsx' }, new Blob([content]))
  await expect(upload('%PDF-1.7 …')).rejects.toMatchObject({ code: 'file.format', message: 'Invalid file format.' })
  await expect(upload('')).rejects.toMatchObject({ code: 'file.empty' })
  await expect(upload(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))).rejects.toMatchObject({
    code: 'file.format',
  })
})

test('without the permission nothing is uploaded', async () => {
  const company = await app.aCompany({ permissions: ['project'] })
  const { id: productId } = await aProduct(app, company)
  await expect(
    company.client.pricing.uploadTable({ productId, kind: 'pricing', fileName: 'a.csv' }, new Blob(['A,Rate\nx,1\n'])),
  ).rejects.toMatchObject({ code: 'not-allowed' })
})
