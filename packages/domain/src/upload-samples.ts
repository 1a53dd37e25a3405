import { sampleRows } from './build/data-source/read-data-source.ts'
import { sampleTable } from './build/pricing-table/sample-table.ts'
import { samplePeople } from './company/invitation/read-list.ts'

/** What a list to be uploaded looks like, by what is listed: cells of its first line and some rows. Each is read by the reader of its upload. */
export const uploadSamples = {
  people: { fileName: 'people', rows: samplePeople },
  dataSource: { fileName: 'data-source', rows: sampleRows },
  pricingTable: { fileName: 'rates', rows: sampleTable },
} as const

export type SampledUpload = keyof typeof uploadSamples
