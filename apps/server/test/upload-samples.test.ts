import { writeCsv } from '@coverwright/domain/base/csv/write-csv'
import { type SampledUpload, uploadSamples } from '@coverwright/domain/upload-samples'
import { expect, test } from 'vitest'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()
const { client } = await app.aCompany()

/** Uploads it as a screen does, and answers how many rows were taken. */
const takes: Readonly<Record<SampledUpload, (file: Blob) => Promise<number>>> = {
  people: async (file) => {
    const rows = await client.permission['invitation/readList']({ fileName: 'people.csv' }, file)
    const invited = await client.permission['invitation/inviteMany']({ rows, groupId: null })
    expect(invited.map(({ message }) => message)).toEqual(rows.map(() => ''))
    return invited.filter(({ isInvited }) => isInvited).length
  },
  dataSource: async (file) => (await client.dataSource.uploadDataSource({ name: 'sample' }, file)).rowCount,
}

test.each(Object.keys(uploadSamples) as SampledUpload[])('the sample of %s is taken whole', async (of) => {
  const [, ...rows] = uploadSamples[of].rows
  expect(await takes[of](new Blob([writeCsv(uploadSamples[of].rows)]))).toBe(rows.length)
})
