import { expect, test } from 'vitest'
import { ConnectorForm } from './connector.ts'
import { fillRequest } from './fill-request.ts'
import { connectorPresets } from './presets.ts'
import { readOutputs } from './read-outputs.ts'

test.each(connectorPresets)(
  '$name is a connector: its demo has every output, it is asked over HTTPS, and it holds no secret',
  (preset) => {
    const { secretIs, site, ...form } = preset
    expect(ConnectorForm.parse(form)).toEqual(form)
    expect(readOutputs(form, JSON.parse(form.demoResult)).filter(({ value }) => value === null)).toEqual([])
    const inputs = Object.fromEntries(form.demoParams.map(({ name, value }) => [name, value]))
    const { url, headers, body } = fillRequest(form, 'live', inputs, { secret: 'k3y' })
    expect(url).toMatch(/^https:/)
    // Sent once, where the service looks for it.
    expect([url, ...Object.values(headers), body ?? ''].filter((part) => part.includes('k3y'))).toHaveLength(1)
  },
)
