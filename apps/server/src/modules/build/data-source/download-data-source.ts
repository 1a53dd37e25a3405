import type { dataSource } from '@coverwright/contract/build/data-source'
import { writeCsv } from '@coverwright/domain/base/csv/write-csv'
import type { DataColumn } from '@coverwright/domain/build/data-source/data-source'
import { sampleRows } from '@coverwright/domain/build/data-source/read-data-source'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getDataSourceInCompany, unpackCells } from './internal.ts'

const headOf = ({ name, language }: DataColumn) => (language === null ? name : `${name}:${language}`)

export const downloadDataSource: HandlerOf<typeof dataSource, 'downloadDataSource'> = async ({ tx }, { id }) => {
  const { name, columns, rows } = await getDataSourceInCompany(tx, id)
  return { name: `${name}.csv`, text: writeCsv([columns.map(headOf), ...unpackCells(rows)]) }
}

export const getSample: HandlerOf<typeof dataSource, 'getSample'> = async () => ({
  name: 'data-source.csv',
  text: writeCsv(sampleRows),
})
