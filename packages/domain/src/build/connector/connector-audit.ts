import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const connectorAudit: NounAudit = {
  things: { apiConnector: 'Connectors', task: 'Connector tasks' },
  named: { connector: 'name' },
  done: {
    'apiConnector/createConnector': 'added the connector {}',
    'apiConnector/describeOpenApi': 'looked through a description of an API',
    'apiConnector/importOpenApi': 'read an operation of an API from a file',
    'apiConnector/updateConnector': 'changed the connector {}',
    'apiConnector/testConnector': 'tried the connector {} out',
    'apiConnector/keepDemo': 'kept a demo result of the connector {}',
    'apiConnector/pauseConnector': 'paused the connector {}',
    'apiConnector/resumeConnector': 'resumed the connector {}',
    'apiConnector/deleteConnector': 'deleted a connector',
    'task/retryTask': 'tried the connector {} out again',
  },
}
