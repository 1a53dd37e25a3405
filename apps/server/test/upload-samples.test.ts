import { writeCsv } from '@coverwright/domain/base/csv/write-csv'
import { type SampledUpload, uploadSamples } from '@coverwright/domain/upload-samples'
import { afterAll, expect, test } from 'vitest'
import { pricingTableJobs } from '../src/modules/build/pricing-table/handle-jobs.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { aProduct } from './builders.ts'
import { eventually } from './eventually.ts'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, pricingTableJobs({ files: app.ports.files }))
afterAll(() => worker.stop())
const company = await app.aCompany()
const { client } = company

/** Uploads it as a screen does, and answers how many rows were taken. */
const takes: Readonly<Record<SampledUpload, (file: Blob) => Promise<number>>> = {
  people: async (file) => {
    const rows = await client.permission['invitation/readList']({ fileName: 'people.csv' }, file)
    const invited = await client.permission['invitation/inviteMany']({ rows, groupId: null })
    expect(invited.map(({ message }) => message)).toEqual(rows.map(() => ''))
    return invited.filter(({ isInvited }) => isInvited).length
  },
  pricingTable: async (file) => {
    const { id: productId } = await aProduct(app, company)
    const { id } = await client.pricing.uploadTable({ productId, kind: 'pricing', fileName: 'rates.csv' }, file)
    const read = await eventually(async () => {
      const version = await client.pricing.getVersion({ id })
      expect(version.isWorking).toBe(false)
      return version
    })
    const fields = read.identified?.mapping.fields.map(({ heading, role }) => `${heading} ${role}`)
    expect(fields).toEqual(['Area dimension', 'Age dimension', 'Rate output'])
    return (read.sheets[0]?.rows ?? 0) - 1
  },
  dataSource: async (file) => (await client.dataSource.uploadDataSource({ name: 'sample' }, file)).rowCount,
}

test.each(Object.keys(uploadSamples) as SampledUpload[])('the sample of %s is taken whole', async (of) => {
  const [, ...rows] = uploadSamples[of].rows
  expect(await takes[of](new Blob([writeCsv(uploadSamples[of].rows)]))).toBe(rows.length)
})
