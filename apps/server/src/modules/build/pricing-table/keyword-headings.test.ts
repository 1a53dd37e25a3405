import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { aSheet, n } from '@coverwright/domain/build/pricing-table/test/cells'
import { afterAll, expect, test } from 'vitest'
import { aKeyword, aProduct } from '../../../../test/builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { writeXlsx } from '../../../adapters/spreadsheets/write-xlsx.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { pricingTableJobs } from './handle-jobs.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, pricingTableJobs({ files: app.ports.files }))
afterAll(() => worker.stop())

test('a heading that a keyword has in any language means the data of its name; one that no data has is a keyword error', async () => {
  const company = await app.aCompany()
  const { client } = company
  const { id: productId } = await aProduct(app, company)
  await client.product.updateBody({ id: productId, revision: 1, body: { ...sampleBody } })
  await aKeyword(company, { keyword: 'age', name: 'Attained years', texts: { de_de: 'Lebensjahre', zh_tw: '年齡' } })
  const identified = async (heading: string) => {
    const sheet = aSheet('Rates', [
      [heading, 'Load'],
      ['18-40', n('1')],
      ['41-99', n('2')],
    ])
    const file = new Blob([new Uint8Array(writeXlsx([sheet]))])
    const { id } = await client.pricing.uploadTable({ productId, kind: 'pricing', fileName: `${heading}.xlsx` }, file)
    return eventually(async () => {
      const version = await client.pricing.getVersion({ id })
      expect(version.identified).toBeTruthy()
      return version
    })
  }
  for (const heading of ['Attained years', 'LEBENSJAHRE', '年齡'])
    expect((await identified(heading)).identified?.mapping.fields[0]).toMatchObject({ heading, name: 'age' })

  await aKeyword(company, { keyword: 'engine_size', name: 'Cylinder volume' })
  const { id, revision, identified: found } = await identified('Cylinder volume')
  if (!found) throw new Error('It was not identified')
  const { mapping } = found
  const fields = mapping.fields.map((field, at) =>
    at === 0 ? Object.assign({}, field, { name: 'engine_size' }) : field,
  )
  await expect(client.pricing.saveMapping({ id, revision, mapping: { ...mapping, fields } })).rejects.toMatchObject({
    code: 'pricing-table.keyword',
    message: 'Upload Table Data Keyword Error',
  })
})
