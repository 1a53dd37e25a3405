import { type Connector, ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'

export const empty: z.input<typeof ConnectorForm> = {
  name: '',
  type: 'external',
  call: null,
  method: 'GET',
  address: '',
  testAddress: '',
  headers: [],
  params: [],
  body: '',
  authentication: { kind: 'none' },
  deadlineSeconds: 5,
  outputs: [],
  demoParams: [],
  demoResult: '',
  role: null,
}

/** What of a connector is edited: neither its state nor what is known of its runs. */
function valuesOf(connector: Connector): z.input<typeof ConnectorForm> {
  const { id: _id, state: _state, secretHint: _hint, lastRunAt: _at, lastProblem: _problem, ...rest } = connector
  const { createdAt: _createdAt, ...values } = rest
  return values
}

/** One connector, or a new one, which has an address of its own once it is made. */
export function useConnectorForm(connector: Connector | undefined) {
  const navigate = useNavigate()
  const [made, setMade] = useState<string>()
  const form = useSchemaForm(ConnectorForm, {
    initialValues: connector ? valuesOf(connector) : empty,
    // Sealed by then.
    afterwards: { secret: undefined },
    save: async (values) => {
      if (connector) {
        await acts.apiConnector.updateConnector({ id: connector.id, ...values })
        return
      }
      setMade((await acts.apiConnector.createConnector(values)).id)
    },
  })
  const { changes } = form
  // Not before the form counts as saved: leaving would be asked about.
  useEffect(() => {
    if (made && changes === 0) void navigate(pathTo(`/apiConnector?id=${made}`), { replace: true })
  }, [made, changes, navigate])
  return form
}

export type ConnectorEditing = ReturnType<typeof useConnectorForm>
