import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const dataSourceAudit: NounAudit = {
  things: { dataSource: 'Data sources' },
  named: { data_source: 'name' },
  done: {
    'dataSource/uploadDataSource': 'uploaded the data source {}',
    'dataSource/connectDataSource': 'connected the data source {}',
    'dataSource/refreshDataSource': 'refreshed the data source {}',
    'dataSource/disconnectDataSource': 'disconnected the data source {}',
    'dataSource/deleteDataSource': 'deleted the data source {}',
  },
}
