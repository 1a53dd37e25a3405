import {
  CsvFile,
  DataSource,
  DataSourceForm,
  DataSourceRef,
  DataSourceRows,
} from '@coverwright/domain/build/data-source/data-source'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

export const dataSource = group('dataSource', {
  /** Reads a CSV file. What cannot be read is told line by line; nothing is kept of such a file. */
  uploadDataSource: call({
    access: can('project'),
    audit: true,
    takesFile: true,
    input: DataSourceForm,
    output: DataSource,
    errors: ['file.empty', 'file.too-large', 'data-source.unreadable'],
  }),
  listDataSources: call({
    access: reads('dataSources'),
    paged: ['name', 'createdAt', 'updatedAt'],
    input: z.strictObject({ search: z.string().trim().max(200).optional() }),
    output: DataSource,
  }),
  getDataSource: call({
    access: reads('dataSources'),
    input: DataSourceRef,
    output: DataSourceRows,
    errors: ['data-source.not-found'],
  }),
  downloadDataSource: call({
    access: reads('dataSources'),
    input: DataSourceRef,
    output: CsvFile,
    errors: ['data-source.not-found'],
  }),
  /** Shows how a file is laid out, with a column in two languages. */
  getSample: call({ access: reads('dataSources'), input: z.strictObject({}), output: CsvFile }),
  deleteDataSource: call({
    access: can('project'),
    audit: true,
    input: DataSourceRef,
    output: DataSource,
    errors: ['data-source.not-found', 'data-source.in-use'],
  }),
})
