import {
  Connector,
  ConnectorChange,
  ConnectorFilter,
  ConnectorForm,
  ConnectorRef,
  ConnectorTest,
  ConnectorUsage,
  Curl,
  DemoResult,
  ImportedConnector,
} from '@coverwright/domain/build/connector/connector'
import { TestedConnector } from '@coverwright/domain/build/connector/connector-task'
import {
  DescribedConnector,
  DescribedOperations,
  DescriptionFile,
  OperationRef,
} from '@coverwright/domain/build/connector/open-api/open-api'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

const access = can('manage-connectors')
const changing = { access, audit: true } as const

/** How other systems are asked, and what is taken of what they answer. */
export const apiConnector = group('apiConnector', {
  listConnectors: call({
    access: reads('connectors'),
    paged: ['name', 'createdAt'],
    input: ConnectorFilter,
    output: Connector,
  }),
  getConnector: call({
    access: reads('connectors'),
    input: ConnectorRef,
    output: Connector,
    errors: ['connector.not-found'],
  }),
  createConnector: call({
    ...changing,
    input: ConnectorForm,
    output: Connector,
    errors: [
      'connector.too-many',
      'connector.name-taken',
      'connector.role-taken',
      'connector.role-unfit',
      'connector.address-refused',
      'connector.secret-needed',
      'connector.call-not-allowed',
      'connector.call-unfit',
    ],
  }),
  updateConnector: call({
    ...changing,
    input: ConnectorChange,
    output: Connector,
    errors: [
      'connector.not-found',
      'connector.name-taken',
      'connector.role-taken',
      'connector.role-unfit',
      'connector.address-refused',
      'connector.secret-needed',
      'connector.call-not-allowed',
      'connector.call-unfit',
      'connector.internal',
    ],
  }),
  /** Asks for real, and leaves a task. What went wrong is part of the answer. */
  testConnector: call({
    ...changing,
    showsSecret: true,
    input: ConnectorTest,
    output: TestedConnector,
    errors: [
      'connector.not-found',
      'connector.busy',
      'connector.address-refused',
      'connector.call-not-allowed',
      'connector.call-unfit',
    ],
  }),
  /** What stagings and the simulator take for the answer. */
  keepDemo: call({
    ...changing,
    input: DemoResult,
    output: Connector,
    errors: ['connector.not-found', 'connector.demo-unfit', 'connector.call-not-allowed', 'connector.call-unfit'],
  }),
  /** Reads a command that somebody pasted; nothing is asked, and nothing kept. */
  importCurl: call({ access, input: Curl, output: ImportedConnector, errors: ['connector.curl-unreadable'] }),
  /** What a file of OpenAPI describes that can be asked. Nothing is kept of the file. */
  describeOpenApi: call({
    ...changing,
    takesFile: true,
    input: DescriptionFile,
    output: DescribedOperations,
    errors: ['connector.open-api-unreadable', 'file.too-large', 'file.empty'],
  }),
  /** One operation of such a file, as a connector that somebody may save. */
  importOpenApi: call({
    ...changing,
    takesFile: true,
    input: OperationRef,
    output: DescribedConnector,
    errors: ['connector.open-api-unreadable', 'file.too-large', 'file.empty'],
  }),
  /** Journeys go on as they are designed to when a call fails. */
  pauseConnector: call({
    ...changing,
    input: ConnectorRef,
    output: Connector,
    errors: ['connector.not-found', 'connector.not-ready'],
  }),
  resumeConnector: call({
    ...changing,
    input: ConnectorRef,
    output: Connector,
    errors: ['connector.not-found', 'connector.not-paused', 'connector.call-not-allowed', 'connector.call-unfit'],
  }),
  getUsage: call({ access, input: ConnectorRef, output: ConnectorUsage, errors: ['connector.not-found'] }),
  deleteConnector: call({
    ...changing,
    input: ConnectorRef,
    output: z.null(),
    errors: ['connector.not-found', 'connector.in-use'],
  }),
})
