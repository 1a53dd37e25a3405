import {
  CsvFile,
  DataSource,
  DataSourceForm,
  DataSourceRef,
  DataSourceRows,
  FeedForm,
  Refresh,
} from '@coverwright/domain/build/data-source/data-source'
import { FoundRow, RowQuestion } from '@coverwright/domain/build/data-source/find-row'
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
    errors: ['file.empty', 'file.too-large', 'data-source.unreadable', 'data-source.connected'],
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
  /** One row, told by what stands in one of its cells. */
  findRow: call({ access: reads('dataSources'), input: RowQuestion, output: FoundRow }),
  downloadDataSource: call({
    access: reads('dataSources'),
    input: DataSourceRef,
    output: CsvFile,
    errors: ['data-source.not-found'],
  }),
  /** Shows how a file is laid out, with a column in two languages. */
  getSample: call({ access: reads('dataSources'), input: z.strictObject({}), output: CsvFile }),
  /**
   * From then on it is filled from what a connector answers: within a minute, and as often as is said. All that it answers
   * is read that way, so it takes what trying the connector out does.
   */
  connectDataSource: call({
    access: can('manage-connectors'),
    audit: true,
    input: FeedForm,
    output: DataSource,
    errors: ['connector.not-found', 'connector.not-ready', 'connector.internal', 'data-source.too-many'],
  }),
  /** Asks now. Where that fails the rows stay as they are, and the answer says why. */
  refreshDataSource: call({
    access: can('project'),
    audit: true,
    input: Refresh,
    output: DataSource,
    errors: ['data-source.not-found', 'data-source.not-connected', 'connector.busy'],
  }),
  /** The rows stay. */
  disconnectDataSource: call({
    access: can('project'),
    audit: true,
    input: DataSourceRef,
    output: DataSource,
    errors: ['data-source.not-found', 'data-source.not-connected'],
  }),
  deleteDataSource: call({
    access: can('project'),
    audit: true,
    input: DataSourceRef,
    output: DataSource,
    errors: ['data-source.not-found', 'data-source.in-use'],
  }),
})
